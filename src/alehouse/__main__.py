"""`python -m alehouse` is the `alehouse` command."""

from .cli import app

if __name__ == "__main__":
    app()
