import { Worker } from 'node:worker_threads';
import type { PaperJob } from './documents';
import type { PressAnswer, PressRequest } from './worker';

const isSource = new URL(import.meta.url).pathname.endsWith('.ts');

/** The build puts the worker beside the server; from the sources it is read through tsx. */
function startWorker(): Worker {
  if (!isSource) return new Worker(new URL('./paperWorker.js', import.meta.url));
  const file = new URL('./worker.ts', import.meta.url).href;
  const source = `import('tsx/esm/api').then(({ register }) => {
    register();
    return import(${JSON.stringify(file)});
  });`;
  return new Worker(source, { eval: true, execArgv: [] });
}

export interface Press {
  /**
   * The PDF, drawn on a thread of its own: the server goes on answering meanwhile.
   * @param isPatient nobody is waiting for it, as for a mail: it lets all others go first
   */
  print(job: PaperJob, isPatient?: boolean): Promise<Buffer>;
  /** Ends the thread; what is being printed fails. */
  close(): Promise<void>;
}

interface Order {
  job: PaperJob;
  resolve(pdf: Buffer): void;
  reject(error: Error): void;
}

/**
 * Prints one paper after the other. The thread starts with the first, holds no process alive while
 * it has nothing to do, and is replaced when it dies.
 */
export function createPress(): Press {
  const [urgent, patient]: [Order[], Order[]] = [[], []];
  let worker: Worker | undefined;
  let printing: Order | undefined;

  function start(): Worker {
    const started = startWorker();
    started.unref();
    started.on('message', (answer: PressAnswer) => {
      const order = printing;
      printing = undefined;
      if ('pdf' in answer) order?.resolve(Buffer.from(answer.pdf));
      else order?.reject(new Error(answer.error));
      printNext();
    });
    started.on('error', (error: Error) => fail(started, error));
    started.on('exit', () => fail(started, new Error('The press has stopped.')));
    return started;
  }

  function printNext(): void {
    if (printing) return;
    printing = urgent.shift() ?? patient.shift();
    if (!printing) {
      worker?.unref();
      return;
    }
    worker ??= start();
    worker.ref();
    worker.postMessage({ job: printing.job } satisfies PressRequest);
  }

  /** Whatever killed the thread may be in any of the orders: all are told. */
  function fail(stopped: Worker, error: Error): void {
    if (worker !== stopped) return;
    worker = undefined;
    const orders = [...(printing ? [printing] : []), ...urgent.splice(0), ...patient.splice(0)];
    printing = undefined;
    for (const { reject } of orders) reject(error);
  }

  return {
    print: (job, isPatient = false) =>
      new Promise((resolve, reject) => {
        (isPatient ? patient : urgent).push({ job, resolve, reject });
        printNext();
      }),

    async close() {
      await worker?.terminate();
    },
  };
}
