import { Reader } from '../lib/jsonReader';

/**
 * Work in the `low` queue starts only while few requests are being answered. Jobs that call a payment gateway are in
 * the `gateway` queue, so that a gateway that does not answer delays no other jobs. The same holds for the `wallet` queue
 * and the services of Apple and Google.
 */
export type QueueName = 'default' | 'low' | 'gateway' | 'wallet';

/** One kind of job: what its payload holds, and how often it is tried. */
export interface JobDefinition<Payload> {
  /** As stored in `outbox_jobs.kind`. */
  readonly kind: string;
  /** Kinds under which earlier releases stored the same job with the same payload. */
  readonly formerKinds: readonly string[];
  /** Runs until a failing job becomes a dead letter. */
  readonly attempts: number;
  readonly queue: QueueName;
  /** Reads the stored payload. @throws Error when a field is missing */
  parse(read: Reader): Payload;
}

type JobOptions<Payload> = Omit<JobDefinition<Payload>, 'formerKinds' | 'queue'> &
  Partial<Pick<JobDefinition<Payload>, 'formerKinds' | 'queue'>>;

let definitions = new Map<string, JobDefinition<unknown>>();

/** @throws Error when the kind is defined already */
export function defineJob<Payload>(options: JobOptions<Payload>): JobDefinition<Payload> {
  const definition = { formerKinds: [], queue: 'default' as const, ...options };
  for (const kind of kindsOf(definition)) {
    if (definitions.has(kind)) throw new Error(`The job kind ${kind} is defined twice.`);
    definitions.set(kind, definition);
  }
  return definition;
}

/** All kinds under which rows of this job may be stored. */
export const kindsOf = ({ kind, formerKinds }: JobDefinition<unknown>): string[] => [
  kind,
  ...formerKinds,
];

/** Every job that was defined in this process: what can be enqueued. */
export const listDefinitions = (): ReadonlySet<JobDefinition<unknown>> =>
  new Set(definitions.values());

/** For tests that define jobs: hides all other jobs until the returned function is called. */
export function hideDefinitions(): () => void {
  const hidden = definitions;
  definitions = new Map();
  return () => {
    definitions = hidden;
  };
}

const HOUR_SECONDS = 3_600;

/** Seconds between a failed attempt, counted from 1, and the next one: 5, 20, 80 … 3,600. */
export const secondsAfterAttempt = (attempt: number): number =>
  Math.min(5 * 4 ** (attempt - 1), HOUR_SECONDS);

/** How many attempts a failing job makes within a number of hours. */
export function attemptsWithinHours(hours: number): number {
  let attempts = 1;
  for (let seconds = 0; seconds < hours * HOUR_SECONDS; attempts += 1) {
    seconds += secondsAfterAttempt(attempts);
  }
  return attempts;
}

/** What a queue does with the jobs of one definition. */
export interface JobHandler {
  readonly definition: JobDefinition<unknown>;
  /** @throws Error when the payload cannot be read */
  read(payload: unknown): {
    run(): Promise<void>;
    failed(error: unknown): Promise<void>;
  };
}

interface HandlerOptions<Payload> {
  /** Called once, after the last attempt has failed; not for a payload that cannot be read. */
  onFailed?(payload: Payload, error: unknown): Promise<void>;
}

/**
 * @param handle may be called twice for the same job, when a process ends after the work and before recording it: the
 * second call must change nothing
 */
export const jobHandler = <Payload>(
  definition: JobDefinition<Payload>,
  handle: (payload: Payload) => Promise<void>,
  { onFailed }: HandlerOptions<Payload> = {},
): JobHandler => ({
  definition,
  read(stored) {
    const payload = definition.parse(new Reader(stored));
    return {
      run: () => handle(payload),
      failed: async (error) => onFailed?.(payload, error),
    };
  },
});
