/**
 * React shows lazy content 300 ms after its placeholder at the earliest, which was a tenth of the time of these tests.
 * Its timer is the `setTimeout` of the moment when it is loaded, so this is imported before it.
 */
export const setRealTimeout = globalThis.setTimeout;

const setTimeoutOfReact = (work: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
  setRealTimeout(work, work.name === 'bound completeRootWhenReady' ? 0 : ms, ...args);

globalThis.setTimeout = Object.assign(setTimeoutOfReact, setRealTimeout);
