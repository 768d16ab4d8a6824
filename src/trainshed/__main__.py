"""`python -m trainshed` is the `trainshed` command."""

from trainshed.cli import main

if __name__ == "__main__":
    main()
