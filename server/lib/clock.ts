/** Injected source of "now", so that tests can set the time. Milliseconds since 1970, UTC. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Never goes back, not even when the system time is set; for durations and ages. */
export const monotonicClock: Clock = { now: () => performance.now() };
