/** Injected source of "now", so that tests can set the time. Milliseconds since 1970, UTC. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Only grows, also when somebody sets the time: for how long something took or how old it is. */
export const monotonicClock: Clock = { now: () => performance.now() };
