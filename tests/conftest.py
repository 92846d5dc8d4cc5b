pytest_plugins = ["alehouse.testing.plugin", "pytester"]
