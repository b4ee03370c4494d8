"""Which files of a game are chapters of its rules, and what in them is none. No game is named here."""

import pathlib

# Folders and files beside the rules: texts, pictures, data, set-ups, and what a search or a law asks of positions.
NO_RULES = {"text", "data", "rules", "laws", "mirror", "notation", "picture", "position", "configure", "views",
            "every_move", "well_formed", "naming"}
# What model/core/game.hpp asks of a game beside its rules; where no chapter of its own has it, functions are left out.
NO_RULE_FUNCTIONS = ("configure", "setup", "fields", "well_formed", "canonical", "every_move", "compact", "expand",
                     "to_text", "read_move", "position", "read_position", "picture", "measure", "census", "seen_by",
                     "rename", "rulings", "players")


def chapters(root, folder, headers=True):
    """The chapters of a game, named from the root, headers after sources, if wanted."""
    found = []
    for file in sorted((root / folder).rglob("*.?pp" if headers else "*.cpp")):
        inside = file.relative_to(root / folder)
        words = {part for part in inside.parts[:-1]} | {inside.stem}
        if words & NO_RULES or inside.stem.endswith("_test"):
            continue
        found.append(file.relative_to(root).as_posix())
    return sorted(found, key=lambda name: (name.endswith(".hpp"), name))


def folders(root):
    """The folders of all games, by name: in `model`, all but the core."""
    return {folder.name: folder.relative_to(root).as_posix() for folder in sorted((root / "model").iterdir())
            if folder.is_dir() and folder.name != "core" and (folder / "rules").is_dir()}


def name_of(root, folder):
    """What commands call the game: its class says it."""
    header = pathlib.Path(root / folder / f"{pathlib.Path(folder).name}.hpp").read_text()
    return header.split("string_view name = \"")[1].split('"')[0]
