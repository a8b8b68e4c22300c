/**
 * Runs a server test in the worker's own context instead of a new one, so that modules stay loaded from one
 * test file to the next (serverRuntime.mjs).
 */
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

export default class ServerEnvironment {
  global = globalThis;
  fakeTimers = null;
  #env = { ...process.env };
  #exit = process.exit;

  constructor({ projectConfig }) {
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  setup() {}

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
