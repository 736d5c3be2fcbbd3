# make play     set up what playing needs and open the table
# make fast     compile the rules for this machine, so that make play runs them several times as fast
# make test     set up everything and run every check
# make quick    what a change most likely breaks, in under two minutes
# make compiled build the rules with mypyc, run the same tests against them and put them into a wheel (dist/)
# make bench    measure speed (docs/numbers.md explains the numbers)
# make fuzz     play random games with every check until ACTIONS actions are played

.DELETE_ON_ERROR:
.PHONY: setup play fast test quick lint web-test python-test compiled bench bench-compare fuzz mutants golden clean

PY ?= $(shell command -v python3.11 || command -v python3)
V := .venv
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
ACTIONS ?= 100000
PYTEST := $(V)/bin/python -m pytest -n $(JOBS) --dist=worksteal -q -rs

# Stamps: make compares times only; the hash inside the build hook decides whether the client is built again.
HOOKS := $(wildcard hatch_build.py hatch_compile.py)
WEB := $(shell find web src/polemos/locales -type f -not -path '*/node_modules/*' -not -path '*/dist/*' 2>/dev/null)
RULES := $(shell find src/polemos -name '*.py' -o -name '*.yaml' -o -name '*.ftl')

# Games of the tests, compiled with the rules they extend.
TOYS := $(wildcard tests/toys/*.py)

PIP := $(V)/bin/python -m pip install -q --disable-pip-version-check

setup: .make/installed .make/web

.make/venv:
	@mkdir -p .make
	@"$(PY)" -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Polemos needs Python 3.11 or newer")'
	test -x $(V)/bin/python || "$(PY)" -m venv $(V)
	@touch $@

# Who only plays needs a tenth of what the tests and the lab need.
.make/player: pyproject.toml constraints.txt $(HOOKS) $(WEB) | .make/venv
	$(PIP) -c constraints.txt -e .
	@touch $@

.make/installed: pyproject.toml constraints.txt $(HOOKS) | .make/venv
	$(PIP) -c constraints.txt -e '.[dev]'
	@touch $@ .make/web

.make/web: .make/installed $(WEB)
	$(PIP) --no-deps -e .
	@touch $@ .make/player

# Compiled rules are used as long as they are of today's source.
play: .make/player
	@PYTHONPATH="$$($(V)/bin/python hatch_compile.py --current build/fast)" $(V)/bin/polemos serve $(ARGS)

fast: .make/player
	$(PIP) -c constraints.txt mypy 'setuptools>=75'
	$(V)/bin/python hatch_compile.py --fast build/fast

test: lint python-test web-test

# The engine, the shape of the project, some stored games of every game, and the scenes of the games that changed since
# the last commit but one (or of `GAME=hellas`); no browser, no server, no bots.
TOUCHED = $(or $(GAME),$(sort $(shell git diff --name-only HEAD~1 2>/dev/null | sed -n 's#.*games/\([a-z_]*\)/.*#\1#p')))
QUICK = tests/engine tests/kit tests/project tests/conformance/test_suite.py tests/conformance/test_golden.py \
	$(wildcard $(addprefix tests/games/,$(TOUCHED)))
quick: setup
	$(V)/bin/ruff check -q . && $(V)/bin/ruff format -q --check .
	$(PYTEST) -m "not slow" $(QUICK)

lint: setup
	$(V)/bin/ruff check .
	$(V)/bin/ruff format --check .
	$(V)/bin/mypy

python-test: setup
	$(PYTEST) $(TESTS)

web-test: setup
	@if [ -f web/package.json ]; then $(V)/bin/python tools/npm.py check lint test; fi

.make/compiled: .make/installed hatch_compile.py $(TOYS) $(RULES)
	$(V)/bin/python hatch_compile.py build/compiled $(TOYS)
	@touch $@

# Without a C compiler there is nothing to test here, and an installation is interpreted as well.
compiled: setup
	@if $(V)/bin/python hatch_compile.py --has-compiler; then $(MAKE) --no-print-directory compiled-test wheel; fi

.PHONY: compiled-test wheel
compiled-test: .make/compiled
	PYTHONPATH=$(CURDIR)/build/compiled POLEMOS_EXPECT_COMPILED=1 \
		$(PYTEST) -o pythonpath="build/compiled tests ." $(TESTS)

# The modules just tested, not compiled a second time.
wheel: .make/compiled
	POLEMOS_BUILT=build/compiled $(V)/bin/python -m pip wheel -q --no-deps --disable-pip-version-check -w dist .

bench: setup
	$(V)/bin/polemos bench $(ARGS)

# Two versions in alternation: `make bench-compare BASE=HEAD~20 ARGS="hellas --rounds 6"`.
bench-compare: setup
	$(V)/bin/python bench/compare.py $(BASE) $(ARGS)

fuzz: setup
	PYTHONPATH=tests $(V)/bin/python tools/fuzz.py --jobs $(JOBS) --actions $(ACTIONS) $(ARGS)

# Plant N faults in the rules of GAME, one at a time, and tell which no test notices: `make mutants GAME=hellas N=200`.
mutants: setup
	PYTHONPATH=src:tests $(V)/bin/python tools/mutants.py $(GAME) $(N) --jobs $(JOBS) $(ARGS)

# After a change of rules: write the fingerprints of the stored random games anew, then read the difference.
golden: setup
	PYTHONPATH=tests $(V)/bin/python tools/golden.py --jobs $(JOBS) $(ARGS)

clean:
	rm -rf $(V) .make build dist web/node_modules src/polemos/server/static
