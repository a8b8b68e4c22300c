import type { LetPass } from '../lib/loadMonitor';
import type { ModuleDeps } from '../deps';
import { claimJobs, forgetDoneJobs, markJobDone, markJobFailed, type Job } from './jobs.repository';

/** Longer than a gateway may take. */
const LEASE_SECONDS = 60;
const AT_ONCE = 10;
const KEPT_DAYS = 30;

/** Seconds before the next try: 5, 20, 80 … an hour. */
const pauseAfter = (tries: number): number => Math.min(5 * 4 ** (tries - 1), 3_600);

/** Does a job of one kind. It may be asked for twice: the second time must change nothing. */
export type JobHandler = (payload: unknown) => Promise<void>;

export type Outbox = ReturnType<typeof createOutbox>;

type Handlers = Readonly<Record<string, JobHandler>>;

/**
 * Does what must follow a payment: at least once, by whichever process comes first (D12).
 * @param patient jobs that nobody waits for: however many there are, the others are not behind them
 */
export function createOutbox(
  { db, log }: Pick<ModuleDeps, 'db' | 'log'>,
  urgent: Handlers,
  patient: Handlers = {},
) {
  const handlers: Handlers = { ...urgent, ...patient };

  async function run(job: Job): Promise<void> {
    try {
      const handler = handlers[job.kind];
      if (!handler) throw new Error(`Nobody does jobs of the kind ${job.kind}.`);
      await handler(job.payload);
    } catch (error) {
      log.warn({ err: error, job: job.id, kind: job.kind, tries: job.tries }, 'a job failed');
      await markJobFailed(db, job.id, {
        error: error instanceof Error ? error.message : String(error),
        againInSeconds: pauseAfter(job.tries),
      });
      return;
    }
    await markJobDone(db, job.id);
  }

  /** Until nothing is due, or it should come to an end: what is left is done later. */
  async function drain(
    kinds: readonly string[],
    { stopping, letPass }: { stopping?: AbortSignal; letPass?: LetPass } = {},
  ): Promise<number> {
    let taken = 0;
    for (;;) {
      await letPass?.();
      if (stopping?.aborted) return taken;
      const claim = { kinds, count: AT_ONCE, leaseSeconds: LEASE_SECONDS };
      const jobs = await claimJobs(db, claim);
      await Promise.all(jobs.map(run));
      taken += jobs.length;
      if (jobs.length < AT_ONCE) return taken;
    }
  }

  return {
    /** Does what is due. @returns how many jobs it took up */
    runOnce: () => drain(Object.keys(handlers)),
    runUrgent: (stopping: AbortSignal) => drain(Object.keys(urgent), { stopping }),
    runPatient: (stopping: AbortSignal, letPass: LetPass) =>
      drain(Object.keys(patient), { stopping, letPass }),
    forgetOld: () => forgetDoneJobs(db, KEPT_DAYS),
  };
}
