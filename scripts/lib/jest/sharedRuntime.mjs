/**
 * Jest's runtime for all tests. Jest loads every module anew for each test file, which takes longer than the tests; here
 * Node loads modules once in each worker, and for each test file only what may keep state: the test file itself, and
 * the modules of the pages. So no module of the server and no package may keep state that one test file could leave to
 * the next, and no test may replace a module (docs/decisions/0004).
 */
import asyncHooks from 'node:async_hooks';
import { readFileSync, statSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import Runtime from 'jest-runtime';

const require = createRequire(import.meta.url);
const globalsFile = require.resolve('@jest/globals');
const CIRCUS = /[\\/]jest-circus[\\/]/;

/** Modules that Node has loaded, with the time in ms at which each was written. */
const loaded = new Map();
/** Files of source maps, by the file that was transformed. */
const sourceMaps = new Map();
/** What was made of each file, and when it was written. */
const transformed = new Map();
/** Modules of the pages that change packages and jsdom, which stay. */
const STAYS = /[\\/]src[\\/]testing[\\/]browser[\\/]/;
/** The transformer and the resolver of the present test file. */
let transformer;
let resolver;
/** What jest has loaded for itself. */
const ofJest = new Set(Object.keys(require.cache));
/** Modules by the environment in which they were loaded: some ask for `window` when they are loaded. */
const caches = new Map();
let environment;
/** Whether the modules of the last test file stay loaded for the next. */
let keepsModules = true;

const globals = new Module(globalsFile);
globals.loaded = true;

/** Of all test files: each further one that is in use makes every promise in the worker slower and larger. */
const testContext = new asyncHooks.AsyncLocalStorage();

/** Jest's part that collects the tests of a file: loaded anew, but for the storage that it makes. */
function loadAnew(file) {
  const { AsyncLocalStorage } = asyncHooks;
  delete require.cache[file];
  asyncHooks.AsyncLocalStorage = function SharedStorage() {
    return testContext;
  };
  try {
    return require(file);
  } finally {
    asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
  }
}

const writtenAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

function compile(module, file) {
  const time = writtenAt(file);
  if (transformed.get(file)?.time !== time) {
    const { code, sourceMapPath } = transformer.transform(
      file,
      { instrument: false, supportsDynamicImport: false, supportsStaticESM: false },
      readFileSync(file, 'utf8'),
    );
    if (sourceMapPath) sourceMaps.set(file, sourceMapPath);
    transformed.set(file, { code, time });
  }
  module._compile(transformed.get(file).code, file);
}

const loadSource = (module, file) => {
  loaded.set(file, writtenAt(file));
  compile(module, file);
};
const loadPackage = require.extensions['.js'];
/** A package that stays would keep the module that loaded it first, and with it all modules of that test file. */
const withoutParent = (load) => (module, file) => {
  load(module, file);
  module.parent = undefined;
};
Object.assign(require.extensions, {
  '.ts': loadSource,
  '.tsx': loadSource,
  // Packages that are ES modules alone, which Node 20 does not load with require.
  '.mjs': withoutParent(compile),
  '.js': withoutParent((module, file) =>
    transformer?.shouldTransform(file) ? compile(module, file) : loadPackage(module, file),
  ),
});

/** `@/` and style sheets, as jest.config.ts maps them. */
const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function resolveMapped(request, parent, ...rest) {
  const isMapped = request.startsWith('@/') || request.endsWith('.css');
  if (!isMapped) return resolveFilename.call(this, request, parent, ...rest);
  return resolver.resolveModule(parent.filename, request);
};

/** Puts aside what other environments have loaded. */
function enter(next) {
  if (next === environment) return;
  const others = Object.entries(require.cache).filter(([file]) => !ofJest.has(file));
  caches.set(environment, others);
  for (const [file] of others) delete require.cache[file];
  Object.assign(require.cache, Object.fromEntries(caches.get(next) ?? []));
  environment = next;
}

/** In watch mode, and while mutations are tried, files change between one test file and the next. */
function unloadChanged() {
  if ([...loaded].every(([file, time]) => writtenAt(file) === time)) return;
  unload(() => true);
  caches.clear();
}

function unload(isUnloaded) {
  for (const file of [...loaded.keys()].filter(isUnloaded)) {
    delete require.cache[file];
    loaded.delete(file);
  }
}

export default class SharedRuntime extends Runtime {
  constructor(config, testEnvironment, testResolver, scriptTransformer, ...rest) {
    super(config, testEnvironment, testResolver, scriptTransformer, ...rest);
    transformer = scriptTransformer;
    resolver = testResolver;
    unloadChanged();
    if (!keepsModules) unload((file) => !STAYS.test(file));
    keepsModules = Boolean(config.testEnvironmentOptions.keepsModules);
    enter(`${config.displayName?.name} ${testEnvironment.constructor.name}`);
  }

  /** Loads a test file, or the set-up file of the pages. */
  requireModule(file) {
    // Modules that stay loaded keep this object, and find what is of the present test file in it.
    Object.assign(globals.exports, this.requireModuleOrMock(file, '@jest/globals'));
    require.cache[globalsFile] = globals;
    // Testing Library asks it whether timers are fake.
    globalThis.jest = globals.exports.jest;
    const module = new Module(file);
    module.filename = file;
    module.paths = Module._nodeModulePaths(path.dirname(file));
    compile(module, file);
    return module.exports;
  }

  /** Modules of jest; the one that collects the tests of a file is loaded anew for each file. */
  requireInternalModule(from, to) {
    if (to !== undefined || !CIRCUS.test(from)) return createRequire(from)(to ?? from);
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    return loadAnew(from);
  }

  /** Jest would replace it in the process, which here is the worker's own. */
  installGetBuiltinModule() {}

  unstable_shouldLoadAsEsm() {
    return false;
  }

  getSourceMaps() {
    return sourceMaps;
  }
}
