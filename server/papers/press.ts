import { Worker } from 'node:worker_threads';
import type { PaperJob } from './papers';
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
  /** The PDF, drawn on a thread of its own: the server goes on answering meanwhile. */
  print(job: PaperJob): Promise<Buffer>;
  /** Ends the thread; what is being printed fails. */
  close(): Promise<void>;
}

interface Waiting {
  resolve(pdf: Buffer): void;
  reject(error: Error): void;
}

/** The thread starts with the first paper, holds no process alive, and is replaced when it dies. */
export function createPress(): Press {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = startWorker();
    started.unref();
    started.on('message', (answer: PressAnswer) => {
      const asker = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) started.unref();
      if ('pdf' in answer) asker?.resolve(Buffer.from(answer.pdf));
      else asker?.reject(new Error(answer.error));
    });
    started.on('error', (error: Error) => fail(started, error));
    started.on('exit', () => fail(started, new Error('The press has stopped.')));
    return started;
  }

  function fail(stopped: Worker, error: Error): void {
    if (worker !== stopped) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return {
    print(job) {
      worker ??= start();
      const printer = worker;
      const id = (lastId += 1);
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        printer.ref();
        printer.postMessage({ id, job } satisfies PressRequest);
      });
    },

    async close() {
      await worker?.terminate();
    },
  };
}
