/** So many requests at once are no crowd: background work goes on beside them. */
const FEW = 4;
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
export function createCrowd(patienceMs = PATIENCE): Crowd {
  const waiting = new Set<() => void>();
  let size = 0;
  return {
    enter: () => {
      size += 1;
    },
    leave: () => {
      size -= 1;
      if (size < FEW) for (const go of [...waiting]) go();
    },
    letPass: () =>
      new Promise((resolve) => {
        if (size < FEW) return resolve();
        const go = () => {
          clearTimeout(timer);
          waiting.delete(go);
          resolve();
        };
        const timer = setTimeout(go, patienceMs).unref();
        waiting.add(go);
      }),
  };
}
