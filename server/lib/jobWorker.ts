import { createSemaphore, type SlotsOptions } from './semaphore';

/** The thread or process that does the jobs. */
export interface JobRunner<Job> {
  post(job: Job): void;
  /** Whether it keeps the server's process alive. */
  ref(): void;
  unref(): void;
  end(): Promise<unknown>;
}

export interface RunnerEvents<Answer> {
  onAnswer(answer: Answer): void;
  /** The runner has crashed or stopped. Only the first call counts. */
  onEnd(error: Error): void;
}

export type StartRunner<Job, Answer> = (events: RunnerEvents<Answer>) => JobRunner<Job>;

/** A job that was ended because it took too long. */
export class JobTimeout extends Error {}

/** The runner ended during a job. */
class RunnerEnded extends Error {
  constructor(readonly reason: Error) {
    super(reason.message);
  }
}

export interface JobWorker<Job, Answer> {
  run(job: Job): Promise<Answer>;
  /** Ends the runner; every job that is not finished fails, and so does every later one. */
  close(): Promise<void>;
}

interface JobWorkerOptions<Job, Answer> {
  /** For messages, such as `PDF worker`. */
  name: string;
  start: StartRunner<Job, Answer>;
  /** How many times a job may crash the runner before the job fails. */
  attempts: number;
  /** Milliseconds for one job, after which the runner is ended; unset: no limit. */
  deadline?: number;
  /** Milliseconds without a job after which the runner is ended; unset: never. */
  idle?: number;
  /** How many jobs may wait, per person and in all; unset: any number. */
  waiting?: SlotsOptions;
}

/**
 * Does one job after the other on a thread or in a process, so that the server keeps answering. People are served
 * round-robin, and so are jobs without a requester. The runner starts with the first job and keeps no process alive
 * while it is idle. After a crash it is replaced; the jobs that wait are not affected.
 */
export function createJobWorker<Job, Answer>({
  name,
  start,
  attempts,
  deadline,
  idle,
  waiting,
}: JobWorkerOptions<Job, Answer>): JobWorker<Job, Answer> {
  const withSlot = createSemaphore(1, waiting);
  const closed = () => new Error(`The ${name} is closed.`);
  let runner: JobRunner<Job> | undefined;
  let current: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function startRunner(): JobRunner<Job> {
    const started = start({
      onAnswer(answer) {
        if (runner === started) current?.resolve(answer);
      },
      onEnd(error) {
        if (runner !== started) return;
        runner = undefined;
        current?.reject(new RunnerEnded(error));
      },
    });
    return started;
  }

  async function endRunner(): Promise<void> {
    const stopped = runner;
    runner = undefined;
    await stopped?.end();
  }

  function post(job: Job): Promise<Answer> {
    return new Promise((resolve, reject) => {
      current = { resolve, reject };
      runner ??= startRunner();
      runner.ref();
      runner.post(job);
    });
  }

  async function attempt(job: Job): Promise<Answer> {
    if (isClosed) throw closed();
    clearTimeout(idleTimer);
    const late = (limit: number) => {
      void endRunner();
      current?.reject(new JobTimeout(`The ${name} took longer than ${limit} ms.`));
    };
    const timer = deadline === undefined ? undefined : setTimeout(late, deadline, deadline);
    try {
      return await post(job);
    } finally {
      clearTimeout(timer);
      current = undefined;
      runner?.unref();
      if (runner && idle !== undefined)
        idleTimer = setTimeout(() => void endRunner(), idle).unref();
    }
  }

  async function run(job: Job): Promise<Answer> {
    for (let left = attempts; ; left -= 1) {
      try {
        return await attempt(job);
      } catch (error) {
        if (!(error instanceof RunnerEnded)) throw error;
        if (left <= 1) throw error.reason;
      }
    }
  }

  return {
    run: (job) => withSlot(() => run(job)),

    async close() {
      isClosed = true;
      clearTimeout(idleTimer);
      current?.reject(closed());
      await endRunner();
    },
  };
}
