import type { WaitForIdle } from '../lib/loadMonitor';
import type { ModuleDeps } from '../deps';
import { currentOrigin, currentShare, traceFields, withOrigin } from '../lib/requestOrigin';
import {
  kindsOf,
  listDefinitions,
  secondsAfterAttempt,
  type JobDefinition,
  type JobHandler,
  type QueueName,
} from './defineJob';
import {
  claimJobs,
  deleteDoneJobs,
  insertJob,
  markJobDone,
  markJobFailed,
  markJobForRetry,
  type JobRow,
} from './jobs.repository';
import { pollLoop } from './pollLoop';

/** Longer than a gateway may take to answer. */
const LEASE_SECONDS = 60;
/** Jobs that one process runs at once in each queue. */
const BATCH_SIZE = 10;
const DAYS_KEPT = 30;
/** Milliseconds between polls for due jobs, and between deletions of old ones. */
const POLL_EVERY = 1_000;
const PURGE_EVERY = 60 * 60 * 1_000;
const MAX_ERROR_LENGTH = 500;

interface NewJob<Payload> {
  /** A second job of the same kind and key is ignored. */
  key: string;
  payload: NoInfer<Payload>;
  /** Delay of the first attempt. */
  afterSeconds?: number;
}

/** Stores a job in the caller's transaction, so that it exists exactly when its cause does. */
export async function enqueue<Payload>(
  trx: ModuleDeps['db'],
  definition: JobDefinition<Payload>,
  job: NewJob<Payload>,
): Promise<void> {
  await enqueueUnlessThere(trx, definition, job);
}

/** Like `enqueue`. @returns false when the job exists already */
export const enqueueUnlessThere = <Payload>(
  trx: ModuleDeps['db'],
  { kind }: JobDefinition<Payload>,
  { afterSeconds = 0, ...job }: NewJob<Payload>,
): Promise<boolean> =>
  insertJob(trx, {
    ...job,
    kind,
    afterSeconds,
    origin: currentOrigin(),
    share: currentShare(),
  });

/**
 * Runs the stored jobs: each at least once, by whichever process claims it first (D12).
 * @throws Error unless every defined job has exactly one handler
 */
export function createQueue(
  { db, log }: Pick<ModuleDeps, 'db' | 'log'>,
  handlers: readonly JobHandler[],
) {
  assertEveryJobHasOneHandler(handlers);
  const byKind = new Map(
    handlers.flatMap((handler) =>
      kindsOf(handler.definition).map((kind) => [kind, handler] as const),
    ),
  );
  const kindsIn = (queue: QueueName) =>
    [...byKind].filter(([, { definition }]) => definition.queue === queue).map(([kind]) => kind);

  /** Jobs, mails and log lines of the handler name the request that stored the job. */
  const run = (job: JobRow): Promise<void> =>
    job.request_id === null
      ? attempt(job)
      : withOrigin(
          { requestId: job.request_id, traceparent: job.traceparent },
          () => attempt(job),
          { share: job.share },
        );

  async function attempt(job: JobRow): Promise<void> {
    const handler = byKind.get(job.kind);
    if (!handler) return;
    const { attempts } = handler.definition;
    let work: ReturnType<JobHandler['read']>;
    try {
      work = handler.read(job.payload);
    } catch (error) {
      // A retry could not read it either.
      await giveUp(job, error);
      return;
    }
    try {
      if (job.tries > attempts) throw new Error('The server ended during the last attempt.');
      await work.run();
    } catch (error) {
      if (job.tries >= attempts) return giveUp(job, error, work);
      log.warn({ err: error, ...logFields(job) }, 'a job failed');
      const afterSeconds = secondsAfterAttempt(job.tries);
      await markJobForRetry(db, job, { error: messageOf(error), afterSeconds });
      return;
    }
    await markJobDone(db, job.id);
  }

  async function giveUp(
    job: JobRow,
    error: unknown,
    work?: ReturnType<JobHandler['read']>,
  ): Promise<void> {
    if (!(await markJobFailed(db, job, { error: messageOf(error) }))) return;
    log.error({ err: error, ...logFields(job) }, 'a job failed for the last time');
    try {
      await work?.failed(error);
    } catch (failure) {
      log.error({ err: failure, ...logFields(job) }, 'what follows a failed job failed');
    }
  }

  /** Runs jobs until none is due, including those that handlers enqueue, or until `stopping` is aborted. */
  async function drain(
    kinds: readonly string[],
    { stopping, waitForIdle }: { stopping?: AbortSignal; waitForIdle?: WaitForIdle } = {},
  ): Promise<number> {
    let claimed = 0;
    for (;;) {
      if (stopping?.aborted) return claimed;
      await waitForIdle?.();
      if (stopping?.aborted) return claimed;
      const jobs = await claimJobs(db, { kinds, count: BATCH_SIZE, leaseSeconds: LEASE_SECONDS });
      if (jobs.length === 0) return claimed;
      await Promise.all(jobs.map(run));
      claimed += jobs.length;
    }
  }

  const runDefault = (stopping: AbortSignal) => drain(kindsIn('default'), { stopping });
  const runGateway = (stopping: AbortSignal) => drain(kindsIn('gateway'), { stopping });
  const runWallet = (stopping: AbortSignal) => drain(kindsIn('wallet'), { stopping });
  const runLow = (stopping: AbortSignal, waitForIdle: WaitForIdle) =>
    drain(kindsIn('low'), { stopping, waitForIdle });
  const purgeDone = () => deleteDoneJobs(db, DAYS_KEPT);

  return {
    /** Runs the due jobs of all queues. @returns how many jobs it claimed */
    runOnce: () => drain([...byKind.keys()]),
    runDefault,
    runGateway,
    runLow,
    purgeDone,

    /** Polls each queue. @returns a function that stops polling after the running jobs */
    start(waitForIdle: WaitForIdle): () => Promise<void> {
      const failed = (what: string) => (error: unknown) => log.error({ err: error }, what);
      const stops = [
        pollLoop(runDefault, POLL_EVERY, failed('the default queue failed')),
        pollLoop(runGateway, POLL_EVERY, failed('the queue of gateways failed')),
        pollLoop(runWallet, POLL_EVERY, failed('the queue of wallets failed')),
        pollLoop(
          (stopping) => runLow(stopping, waitForIdle),
          POLL_EVERY,
          failed('the low-priority queue failed'),
        ),
        pollLoop(purgeDone, PURGE_EVERY, failed('purging done jobs failed')),
      ];
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
  };
}

const logFields = ({ id, kind, tries, request_id, traceparent }: JobRow) => ({
  job: id,
  kind,
  tries,
  ...(request_id !== null && { reqId: request_id }),
  ...traceFields(traceparent),
});

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH);

/** Fails at start, because a job without a handler would stay in its table unnoticed. */
function assertEveryJobHasOneHandler(handlers: readonly JobHandler[]): void {
  const handled = new Set<JobDefinition<unknown>>();
  for (const { definition } of handlers) {
    if (handled.has(definition)) {
      throw new Error(`The job kind ${definition.kind} has two handlers.`);
    }
    handled.add(definition);
  }
  const missing = [...listDefinitions()].filter((definition) => !handled.has(definition));
  if (missing.length > 0) {
    const kinds = missing.map(({ kind }) => kind).join(', ');
    throw new Error(`These job kinds have no handler: ${kinds}.`);
  }
}
