/**
 * Runs a test file in the worker's own context instead of a new one, so that modules stay loaded from one test file to
 * the next (sharedRuntime.mjs). Without a browser: for tests of the server, and of pages that the server renders.
 */
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Node's own streams wait for `process.nextTick`, and React's `act` for `setImmediate` of `node:timers`. */
const NEVER_FAKED = ['nextTick', 'setImmediate', 'clearImmediate'];

class FakeTimers extends ModernFakeTimers {
  useFakeTimers(options) {
    super.useFakeTimers({
      ...options,
      doNotFake: [...(options?.doNotFake ?? []), ...NEVER_FAKED],
    });
  }
}

export default class SharedEnvironment {
  global = globalThis;
  fakeTimers = null;
  #env = { ...process.env };
  #exit = process.exit;

  constructor({ projectConfig }) {
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new FakeTimers({ config: projectConfig, global: globalThis });
  }

  /** Takes back what the environment of the last test file has set in the context. */
  static leave = () => {};

  setup() {
    SharedEnvironment.leave();
    // Jest keeps the tests of a file, and so the server's app, under a symbol that is a new one for each file.
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
      if (symbol.description === 'JEST_STATE_SYMBOL') delete globalThis[symbol];
    }
  }

  /** Takes back what jest and tests change in the process. */
  teardown() {
    this.fakeTimersModern.dispose();
    // What `jest.setTimeout` has set.
    delete globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')];
    process.exit = this.#exit;
    for (const name of Object.keys(process.env)) {
      if (!(name in this.#env)) delete process.env[name];
    }
    Object.assign(process.env, this.#env);
  }

  getVmContext() {
    return null;
  }
}
