import { fork } from 'node:child_process';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { deserialize } from 'node:v8';
import { AppError } from '../errors';
import { createJobWorker, JobTimeout, type StartRunner } from '../jobWorker';
import type { FileAnswer } from './fileReaderProcess';
import type { TableFile } from './readTableFile';

/** Megabytes of the process that reads. */
const MEMORY = 256;
/** Milliseconds that one file may take; 20,000 rows of an XLSX take about two seconds. */
const DEADLINE = 20_000;
/** Milliseconds after which a process without a file to read is ended. */
const IDLE = 30_000;
/** Files that wait in memory: of one person, and in all. */
const WAITING = { maxWaitingPerPerson: 2, maxWaiting: 7 };

const runsFromSource = new URL(import.meta.url).pathname.endsWith('.ts');

/** The built file beside the bundle, or the source. */
const ownProgram = fileURLToPath(
  new URL(runsFromSource ? '../../fileReader.main.ts' : './fileReader.js', import.meta.url),
);

/** The process was ended by a signal: its own memory or that of the machine did not suffice. */
class OutOfMemory extends Error {}

/**
 * A process rather than a thread: a thread that reaches the limit of its memory often ends the whole
 * server, because V8 aborts where it cannot enlarge an array. It knows nothing of the server's environment.
 */
const starterOf =
  (program: string): StartRunner<Buffer, FileAnswer> =>
  ({ onAnswer, onEnd }) => {
    const child = fork(program, {
      serialization: 'advanced',
      execArgv: [
        `--max-old-space-size=${MEMORY}`,
        ...(program.endsWith('.ts') ? ['--import', 'tsx'] : []),
      ],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', onAnswer);
    child.on('error', onEnd);
    child.on('exit', (code, signal) =>
      onEnd(
        signal === null
          ? new Error(`The file reader ended with ${String(code)}.`)
          : new OutOfMemory(),
      ),
    );
    return {
      post: (bytes) => child.send(bytes, (error) => error && onEnd(error)),
      ref() {
        child.ref();
        child.channel?.ref();
      },
      unref() {
        child.unref();
        child.channel?.unref();
      },
      end: async () => child.kill('SIGKILL'),
    };
  };

export interface FileReader {
  /**
   * The rows of a CSV or XLSX, or the values of a JSON array, read in a separate process with limits of
   * time and memory.
   * @throws AppError 400, 413, 429, 503
   */
  read(bytes: Buffer): Promise<TableFile>;
  close(): Promise<void>;
}

/** @param options for tests; `deadline` is in milliseconds */
export function createFileReader({ deadline = DEADLINE, program = ownProgram } = {}): FileReader {
  const worker = createJobWorker({
    name: 'file reader',
    start: starterOf(program),
    attempts: 1,
    deadline,
    idle: IDLE,
    waiting: WAITING,
  });

  async function read(bytes: Buffer): Promise<TableFile> {
    const answer = await worker.run(bytes).catch((error: unknown) => {
      if (error instanceof JobTimeout)
        throw tooLarge(`takes longer than ${deadline / 1_000} seconds`);
      if (error instanceof OutOfMemory) throw tooLarge(`takes more than ${MEMORY} MB of memory`);
      throw error;
    });
    if ('error' in answer) throw new Error(answer.error);
    if ('refusal' in answer) {
      const { status, code, message } = answer.refusal;
      throw new AppError(status, code, message);
    }
    const file: TableFile = { kind: answer.kind, entries: [] };
    for (const batch of answer.batches) {
      file.entries.push(...deserialize(batch));
      // Other requests are answered between two batches.
      await setImmediate();
    }
    return file;
  }

  return { read, close: () => worker.close() };
}

const tooLarge = (reason: string) =>
  new AppError(413, 'too_large', `Reading this file ${reason}. Split it into smaller files.`);
