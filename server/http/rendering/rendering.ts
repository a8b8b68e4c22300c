import type { FastifyInstance } from 'fastify';
import type { AskApi } from './apiAnswer';
import type { RenderThreadData } from './renderThread';
import { createRenderWorker, startRenderThread } from './renderWorker';
import { createVisitorPages, type VisitorPages } from './visitorPages';

/** Rendered at start, because the first render takes longer than a visitor waits. */
const FIRST_PAGES = ['/', '/events'];

/** Pages for visitors, rendered on a thread that starts when the server listens, or with the first page. */
export function createRendering(
  app: FastifyInstance,
  data: RenderThreadData,
  startThread = startRenderThread,
): VisitorPages {
  const ask: AskApi = async (path) => {
    if (!path.startsWith('/api/')) throw new Error(`Pages show answers of the API, not ${path}.`);
    const headers = { accept: 'application/json' };
    const { statusCode, headers: answered, body } = await app.inject({ url: path, headers });
    return { status: statusCode, type: String(answered['content-type'] ?? ''), body };
  };
  const worker = createRenderWorker({
    startThread: () => startThread(data),
    ask,
    onCrash: (error) => app.log.error({ err: error }, 'the render thread has ended'),
  });
  let isClosing = false;
  const pages = createVisitorPages({
    worker,
    ask,
    onFailure: (error, address) => {
      if (isClosing) return;
      app.log.warn({ err: error, address }, 'rendering a page failed; the browser renders it');
    },
  });
  // Not awaited: the server answers meanwhile.
  app.addHook('onListen', async () => void pages.prepare(FIRST_PAGES));
  app.addHook('preClose', async () => void (isClosing = true));
  app.addHook('onClose', () => worker.close());
  return pages;
}
