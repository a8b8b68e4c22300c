/**
 * React shows a placeholder for at least 300 ms before lazy content replaces it. Tests do not wait: the timer of that pause
 * ends at once. React keeps the `setTimeout` that it finds when it is loaded, so import this file before React.
 */
export const setRealTimeout = globalThis.setTimeout;

const setTimeoutOfReact = (work: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
  setRealTimeout(work, work.name === 'bound completeRootWhenReady' ? 0 : ms, ...args);

globalThis.setTimeout = Object.assign(setTimeoutOfReact, setRealTimeout);
