"""The OpenAPI document is true: a fuzzer that reads it finds no answer that it does not describe."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

if TYPE_CHECKING:
    from tests.web.conftest import Server


def test_schemathesis_finds_nothing(server: Server, tmp_path: Path) -> None:
    (cookie,) = server.guest("Fuzz").cookies.values()
    config = tmp_path / "schemathesis.toml"
    config.write_text(f'[auth.openapi.guest]\napi_key = "{cookie}"\n')
    command = [
        sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run",
        f"{server.url}/api/openapi.json", "--phases", "coverage,fuzzing", "--max-examples", "10",
        "--generation-deterministic", "--no-color",
    ]  # fmt: skip
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    paths = httpx.get(f"{server.url}/api/openapi.json").json()["paths"]
    assert f"Tested: {sum(len(path) for path in paths.values())}" in ran.stdout
    assert server.log() == ""
    assert 'status="5' not in httpx.get(f"{server.url}/metrics").text


def test_every_operation_has_a_name_of_its_own(server: Server) -> None:
    paths = httpx.get(f"{server.url}/api/openapi.json").json()["paths"]
    names = [operation["operationId"] for path in paths.values() for operation in path.values()]
    assert len(names) == len(set(names))
