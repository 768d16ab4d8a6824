# Trainshed. `make play` and `make test` need only python3, node, npm and make; everything else goes into .venv
# and web/node_modules.
PORT ?= 8018
PY := .venv/bin/python
UV := .venv/bin/uv
LOCK := --generate-hashes --no-emit-index-url --no-header --python-version 3.11
PAGE := src/trainshed/server/page/index.html
# Three workers on two cores: the browser tests wait for a good part of their time.
PYTEST := .venv/bin/pytest -n 3 --dist worksteal
# Python keeps its bytecode, whatever the environment says: the tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play page wire test check-python check-web check-long bench format lock

play: .venv/.run page
	.venv/bin/trainshed serve --port $(PORT)

test: .venv/.dev page
	$(MAKE) --no-print-directory -j 2 -O check-python check-web
	$(PYTEST) -m "not long"

check-python: .venv/.dev
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/lint-imports --no-cache

check-web: web/node_modules/.done
	cd web && npm run --silent types:check && npm run --silent check && npm run --silent test

check-long: .venv/.dev page
	$(PYTEST) -m long

bench: .venv/.run page
	@for name in london lilliput cz ireland routes track start server track_server hostile; do $(PY) -m benchmarks.$$name || exit 1; done
	@$(PY) -m benchmarks.hostile --probe --seconds 4
	@$(PY) -m benchmarks.ireland_page
	@$(PY) tools/compare_engines.py --speed
	@$(PY) tools/measure_bots.py cz_first medium random --games 20
	@$(PY) tools/measure_bots.py cz_first hard medium --games 4
	@$(PY) tools/measure_ireland.py solvent --games 10
	@$(PY) tools/measure_ireland.py chance --games 10

format: .venv/.dev
	.venv/bin/ruff check --fix
	.venv/bin/ruff format

# The page, built into the package; again only when something of it has changed.
page: $(PAGE)

$(PAGE): web/node_modules/.done $(shell find web -path web/node_modules -prune -o -type f -print)
	cd web && npm run --silent build -- --logLevel warn
	touch $@

web/node_modules/.done: web/package-lock.json
	cd web && npm ci --no-audit --no-fund --silent
	touch $@

# What the page knows of the server: the OpenAPI document, and the types made from it.
wire: .venv/.run web/node_modules/.done
	$(PY) -m trainshed.server.openapi
	cd web && npm run --silent types

# The locks: pins and hashes, no registry's address.
lock: .venv/.uv
	$(UV) pip compile -q $(LOCK) requirements/uv.in -o requirements/uv.txt
	$(UV) pip compile -q $(LOCK) pyproject.toml --group build -o requirements/run.txt
	$(UV) pip compile -q $(LOCK) pyproject.toml --group build --group dev -o requirements/dev.txt

.venv/.uv: requirements/uv.txt
	test -x $(PY) || python3 -m venv .venv
	$(PY) -m pip install -q --disable-pip-version-check --require-hashes -r requirements/uv.txt
	touch $@

.venv/.run: .venv/.uv requirements/run.txt pyproject.toml
	$(UV) pip install -q --python $(PY) --require-hashes -r requirements/run.txt
	$(UV) pip install -q --python $(PY) --no-deps --no-build-isolation -e .
	touch $@

.venv/.dev: .venv/.run requirements/dev.txt
	$(UV) pip install -q --python $(PY) --require-hashes -r requirements/dev.txt
	touch $@
