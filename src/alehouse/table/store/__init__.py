"""Where rooms, games and guests last: a database, SQLite in one file unless told otherwise.

The tables are written in SQLAlchemy Core with portable types and grow by Alembic migrations. Everything here is
tested with SQLite only. PostgreSQL has a chance to work, nobody has tried; other databases are refused.
"""

from .errors import RowRefused, StoreError
from .lock import Lock, lock
from .place import data_folder
from .store import Store

__all__ = ["Lock", "RowRefused", "Store", "StoreError", "data_folder", "lock"]
