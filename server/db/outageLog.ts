import { isOutage } from './errors';

/** Milliseconds between two lines about the same outage; one without a failure ends it. */
const SUMMARY_EVERY = 60_000;
/** Pino's level of a line after which the process ends; it is always written. */
const FATAL = 60;

interface OutageSink {
  error(fields: object, message: string): void;
}

type Write = (...line: unknown[]) => void;

/**
 * While the database is away every request and every background loop fails. Their lines are counted:
 * the first failure is one line, and each further minute with failures is one line with their number.
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
    // Without the error as `err`, this line is not taken for a failure itself.
    sink?.error({ reason: String(error) }, 'the database does not answer');
    watch();
  }

  return {
    /** Where the lines about outages go; until then every line is written as it is. */
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
