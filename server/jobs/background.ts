import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ProcessRole } from '../config/processRole';

/**
 * Milliseconds for which closing waits for background work. Work that still runs then, such as a mail to a server that
 * does not answer, is leased, and another process does it again.
 */
const GRACE = 4_000;

/** @returns a function that stops it after the running work */
export type Stop = () => Promise<void>;

/** Runs background work while the app listens, in every role but `web`, and stops it before the app closes. */
export function runInBackground(
  app: FastifyInstance,
  { role, draining }: { role: ProcessRole; draining: AbortSignal },
  start: () => Stop[],
): void {
  const stops: Stop[] = [];
  app.addHook('onListen', async () => {
    if (role !== 'web') stops.push(...start());
  });
  let stopped: Promise<unknown> | undefined;
  const stop = () =>
    (stopped ??= Promise.race([
      Promise.all(stops.map((stopOne) => stopOne())),
      pause(GRACE, undefined, { ref: false }),
    ]));
  // No new work starts while the last requests are answered.
  draining.addEventListener('abort', () => void stop());
  app.addHook('onClose', async () => {
    await stop();
  });
}
