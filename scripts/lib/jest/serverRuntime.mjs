/**
 * Jest's runtime for the server's tests. Jest loads every module anew for each test file, which takes seconds for the
 * whole server; here Node loads modules once in each worker, and only the test file itself anew. So no module may
 * keep state that one test file could leave to the next, and no test may replace a module
 * (docs/decisions/0004).
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
/** The transformer of the present test file. */
let transformer;

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
  const { code, sourceMapPath } = transformer.transform(
    file,
    { instrument: false, supportsDynamicImport: false, supportsStaticESM: false },
    readFileSync(file, 'utf8'),
  );
  if (sourceMapPath) sourceMaps.set(file, sourceMapPath);
  module._compile(code, file);
}

require.extensions['.ts'] = (module, file) => {
  loaded.set(file, writtenAt(file));
  compile(module, file);
};

/** In watch mode, and while mutations are tried, files change between one test file and the next. */
function unloadChanged() {
  if ([...loaded].every(([file, time]) => writtenAt(file) === time)) return;
  for (const file of loaded.keys()) delete require.cache[file];
  loaded.clear();
}

export default class ServerRuntime extends Runtime {
  constructor(config, environment, resolver, scriptTransformer, ...rest) {
    super(config, environment, resolver, scriptTransformer, ...rest);
    transformer = scriptTransformer;
  }

  /** Loads the test file. */
  requireModule(file) {
    unloadChanged();
    const globals = new Module(globalsFile);
    globals.exports = this.requireModuleOrMock(file, '@jest/globals');
    globals.loaded = true;
    require.cache[globalsFile] = globals;
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
