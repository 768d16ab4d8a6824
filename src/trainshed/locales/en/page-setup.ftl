# Home, set-up and the scenario editor.
page-problem-setup = The game cannot be set up like this.
page-problem-level = There is no bot of this level.
