import { setTimeout as pause } from 'node:timers/promises';

/** From this many requests at once the server counts as busy. */
const BUSY_FROM = 4;
/** Milliseconds without being busy after which the server counts as idle; requests come in bursts. */
const IDLE_AFTER = 250;
/** Milliseconds that background work waits at most. */
const LONGEST_WAIT = 5_000;

/** Resolves when few requests are being answered, or after some seconds all the same. */
export type WaitForIdle = () => Promise<void>;

export interface LoadMonitor {
  enter(): void;
  leave(): void;
  waitForIdle: WaitForIdle;
}

/**
 * Counts the requests that are being answered, so that background work (mails and their attachments)
 * can wait while there are many: a burst of requests delays mails, never a payment (D15).
 */
export function createLoadMonitor({
  idleAfter = IDLE_AFTER,
  longestWait = LONGEST_WAIT,
} = {}): LoadMonitor {
  let size = 0;
  let busyAt = -Infinity;
  const update = () => {
    if (size >= BUSY_FROM) busyAt = performance.now();
  };
  return {
    enter: () => {
      size += 1;
      update();
    },
    leave: () => {
      update();
      size -= 1;
    },
    async waitForIdle() {
      const end = performance.now() + longestWait;
      for (;;) {
        update();
        const now = performance.now();
        if (now - busyAt >= idleAfter || now >= end) return;
        await pause(Math.min(idleAfter, end - now));
      }
    },
  };
}
