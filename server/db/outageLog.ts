import { isOutage } from './errors';

/** Milliseconds between two lines about an outage; an interval without failures ends the outage. */
const SUMMARY_EVERY = 60_000;
/** Pino's level `fatal`; these lines are always written. */
const FATAL = 60;

interface OutageSink {
  error(fields: object, message: string): void;
}

type Write = (...line: unknown[]) => void;

/**
 * While the database is away, every request and background loop fails. Logs the first failure, and then one line per
 * minute with the number of failures.
 */
export function createOutageLog() {
  let sink: OutageSink | undefined;
  let isOut = false;
  let count = 0;

  function summarize(): void {
    isOut = count > 0;
    if (!isOut) return;
    const failures = count;
    count = 0;
    sink?.error({ failures }, 'the database did not answer in the last minute');
    watch();
  }
  const watch = () => void setTimeout(summarize, SUMMARY_EVERY).unref();

  function noteFailure(error: unknown): void {
    if (isOut) {
      count += 1;
      return;
    }
    isOut = true;
    // No `err` field, so that this line is not counted as a failure.
    sink?.error({ reason: String(error) }, 'the database does not answer');
    watch();
  }

  return {
    /** Sets the log for outage lines; before this, every line is written unchanged. */
    writeTo(log: OutageSink): void {
      sink = log;
    },

    /** Pino's hook of the same name. */
    logMethod(this: unknown, line: unknown[], write: Write, level: number): void {
      const [fields] = line;
      const error =
        typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : undefined;
      if (sink && level < FATAL && isOutage(error)) noteFailure(error);
      else write.apply(this, line);
    },
  };
}
