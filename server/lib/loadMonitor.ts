import { setTimeout as pause } from 'node:timers/promises';

/** So many requests at once are no crowd: background work goes on beside them. */
const FEW = 4;
/** Milliseconds without a crowd before it counts as gone: answers leave in bursts. */
const CALM = 250;
/** Milliseconds for which background work lets others go first at most. */
const PATIENCE = 5_000;

/** Resolves when few requests are being answered, or after some seconds all the same. */
export type LetPass = () => Promise<void>;

export interface Crowd {
  enter(): void;
  leave(): void;
  letPass: LetPass;
}

/**
 * Counts the requests that are being answered, so that work which nobody waits for (mails and their
 * papers) can let people go first: a rush makes mails late, never a payment slow (D15).
 */
export function createCrowd({ calm = CALM, patience = PATIENCE } = {}): Crowd {
  let size = 0;
  let crowdedAt = -Infinity;
  const note = () => {
    if (size >= FEW) crowdedAt = performance.now();
  };
  return {
    enter: () => {
      size += 1;
      note();
    },
    leave: () => {
      note();
      size -= 1;
    },
    async letPass() {
      const end = performance.now() + patience;
      for (;;) {
        note();
        const now = performance.now();
        if (now - crowdedAt >= calm || now >= end) return;
        await pause(Math.min(calm, end - now));
      }
    },
  };
}
