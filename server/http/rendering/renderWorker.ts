import { Worker } from 'node:worker_threads';
import { currentRequester } from '../../lib/requestOrigin';
import type { AskApi } from './apiAnswer';
import type { ComposedDocument } from './document';
import type { FromRenderThread, RenderThreadData, ToRenderThread } from './renderThread';

/** Megabytes; a thread that needs more is ended and replaced. */
const MEMORY = 256;
/** Concurrent renders, in all and per network. More are refused, and those visitors get the plain page. */
const MAX_PENDING = { inAll: 16, ofNetwork: 8 };
/** Milliseconds. */
const LIMITS = {
  /** A render that takes longer counts as endless, and the thread is replaced. */
  render: 10_000,
  /** After a crash, until the next thread is started. */
  pause: 1_000,
};

/** A document, with the answers that it shows: their paths and tags. */
export interface RenderedDocument extends ComposedDocument {
  answers: ReadonlyMap<string, string>;
}

interface PendingRender {
  key: string | undefined;
  timer: NodeJS.Timeout;
  resolve(document: RenderedDocument): void;
  reject(error: Error): void;
}

export interface RenderWorker {
  /** @throws Error when the page cannot be rendered, or too many are being rendered */
  render(address: string): Promise<RenderedDocument>;
  close(): Promise<void>;
}

/** Starts the thread from the built file beside the bundle. */
export const startRenderThread = (data: RenderThreadData): Worker =>
  new Worker(new URL('./renderWorker.js', import.meta.url), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });

interface RenderWorkerOptions {
  startThread: () => Worker;
  /** Gives the thread the answers that a page shows. */
  ask: AskApi;
  onCrash: (error: Error) => void;
}

/** Renders pages on a separate thread, so that the server keeps answering. */
export function createRenderWorker({
  startThread,
  ask,
  onCrash,
}: RenderWorkerOptions): RenderWorker {
  const pending = new Map<number, PendingRender>();
  let worker: Worker | undefined;
  let renders = 0;
  let pausedUntil = 0;
  let isClosed = false;

  function settle(id: number): PendingRender | undefined {
    const render = pending.get(id);
    pending.delete(id);
    clearTimeout(render?.timer);
    return render;
  }

  async function answer(thread: Worker, call: number, path: string): Promise<void> {
    const given = await ask(path).catch(() => ({ status: 500, type: 'text/plain', body: '' }));
    thread.postMessage({ kind: 'answer', call, answer: given } satisfies ToRenderThread);
  }

  function handle(thread: Worker, message: FromRenderThread): void {
    if (message.kind === 'ask') {
      void answer(thread, message.call, message.path);
    } else if (message.kind === 'rendered') {
      const { document, answers } = message;
      settle(message.id)?.resolve({ ...document, answers });
    } else {
      settle(message.id)?.reject(new Error(message.error));
    }
  }

  /** A thread that crashes reports an error and then its exit: only the first counts. */
  function replace(stopped: Worker, error: Error): void {
    if (worker !== stopped) return;
    worker = undefined;
    pausedUntil = performance.now() + LIMITS.pause;
    for (const id of [...pending.keys()]) settle(id)?.reject(error);
    void stopped.terminate();
    if (!isClosed) onCrash(error);
  }

  function start(): Worker {
    if (worker) return worker;
    const started = startThread();
    // The thread never keeps the process alive.
    started.unref();
    started.on('message', (message: FromRenderThread) => handle(started, message));
    started.on('error', (error: Error) => replace(started, error));
    started.on('exit', () => replace(started, new Error('The render thread has stopped.')));
    worker = started;
    return started;
  }

  return {
    render: (address) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new Error('The render worker is closed.');
        const key = currentRequester()?.key;
        const ofNetwork = [...pending.values()].filter((render) => render.key === key).length;
        const isFull =
          pending.size >= MAX_PENDING.inAll ||
          (key !== undefined && ofNetwork >= MAX_PENDING.ofNetwork);
        if (isFull) throw new Error('Too many pages are being rendered.');
        if (performance.now() < pausedUntil) throw new Error('The render thread has crashed.');
        const thread = start();
        renders += 1;
        const late = new Error(`Rendering took longer than ${LIMITS.render} ms.`);
        const timer = setTimeout(() => replace(thread, late), LIMITS.render).unref();
        pending.set(renders, { key, timer, resolve, reject });
        thread.postMessage({ kind: 'render', id: renders, address } satisfies ToRenderThread);
      }),

    async close() {
      isClosed = true;
      const thread = worker;
      if (thread) replace(thread, new Error('The render worker is closed.'));
      await thread?.terminate();
    },
  };
}
