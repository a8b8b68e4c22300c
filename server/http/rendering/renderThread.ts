import { AsyncLocalStorage } from 'node:async_hooks';
import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { tagOf, type ApiAnswer } from './apiAnswer';
import { createComposer, type ComposedDocument, type RenderedContent } from './document';

/** The data that the thread is started with. */
export interface RenderThreadData {
  /** The built src/render.tsx. */
  renderer: string;
  /** Folder of the built pages. */
  pagesDir: string;
  publicUrl: string;
}

export type ToRenderThread =
  | { kind: 'render'; id: number; address: string }
  | { kind: 'answer'; call: number; answer: ApiAnswer };

/** `answers`: the paths that a page was rendered from, with the tags of their answers. */
export type FromRenderThread =
  | { kind: 'ask'; call: number; path: string }
  | { kind: 'rendered'; id: number; document: ComposedDocument; answers: Map<string, string> }
  | { kind: 'failed'; id: number; error: string };

interface Renderer {
  render: (address: string) => Promise<RenderedContent>;
}

/** The module that Vite has built; its types are in src/render.tsx, which the server does not import. */
interface RendererModule {
  createRenderer: (ask: (path: string) => Promise<ApiAnswer>) => Renderer;
}

/** Requests are answered first when the machine is busy. */
const NICENESS = 5;

/** Runs on the worker thread: renders each address that `renderWorker.ts` posts and posts the document back. */
export async function serveRenders(): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('This file runs as a worker thread, started by renderWorker.ts.');
  // On Linux this sets the priority of the thread alone; elsewhere it would slow down the server.
  if (process.platform === 'linux') os.setPriority(0, NICENESS);
  const { renderer: file, pagesDir, publicUrl }: RenderThreadData = workerData;
  const post = (message: FromRenderThread) => port.postMessage(message);
  const waiting = new Map<number, (answer: ApiAnswer) => void>();
  /** API paths that the current render has requested. */
  const asked = new AsyncLocalStorage<Map<string, string>>();
  let calls = 0;

  async function ask(path: string): Promise<ApiAnswer> {
    calls += 1;
    const answered = new Promise<ApiAnswer>((resolve) => waiting.set(calls, resolve));
    post({ kind: 'ask', call: calls, path });
    const answer = await answered;
    asked.getStore()?.set(path, tagOf(answer));
    return answer;
  }

  const { createRenderer }: RendererModule = await import(file);
  const { render } = createRenderer(ask);
  const compose = createComposer({ dir: pagesDir, publicUrl });

  async function answerRender(id: number, address: string): Promise<FromRenderThread> {
    const answers = new Map<string, string>();
    try {
      const content = await asked.run(answers, () => render(address));
      return { kind: 'rendered', id, document: compose(address, content), answers };
    } catch (error) {
      // What the client of the API throws is a plain object.
      const text = error instanceof Error ? error.stack : JSON.stringify(error);
      return { kind: 'failed', id, error: text ?? String(error) };
    }
  }

  port.on('message', (message: ToRenderThread) => {
    if (message.kind === 'render') {
      void answerRender(message.id, message.address).then(post);
      return;
    }
    waiting.get(message.call)?.(message.answer);
    waiting.delete(message.call);
  });
}
