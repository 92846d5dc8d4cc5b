"""Packs: characters from outside, as data (.toml, .json) from anybody or as code (.py) that the operator names."""

from .known import Known, in_play, known, playing
from .load import load_pack, read_pack
from .problems import PackError, Problem

__all__ = ["Known", "PackError", "Problem", "in_play", "known", "load_pack", "playing", "read_pack"]
