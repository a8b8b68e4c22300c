import createCache, { type EmotionCache } from '@emotion/cache';
import { renderToString } from 'react-dom/server';
import { api, ownOrigin, setTransport } from '@/api';
import { AppStart } from './app/AppStart';
import { Providers } from './app/providers';
import { becomeVisitor, writeHandOver } from './app/rendering/handOverState';
import { publicPageAt } from './app/rendering/publicPages';
import { createStaticPage } from './app/rendering/staticPage';
import { loadPageAt, pageAt, titleOf } from './app/routing/pageHandle';
import { routes } from './app/routing/routes';
import { setupStore } from './app/store';
import { tabTitle, PageMetaSink, type PageMeta } from './components/page/PageHead';

/** An answer of the API. */
interface ApiAnswer {
  status: number;
  type: string;
  body: string;
}

/** What the server makes a document of. */
interface RenderedPage {
  /** The source file of the page, by which the build's manifest names scripts and styles. */
  module: string;
  title: string;
  description: string | undefined;
  image: string | undefined;
  /** Of components with styles made in scripts: their names, and their rules. */
  styles: { names: string[]; css: string };
  /** Links to what the page needs early, for the head. */
  preloads: string;
  /** The content of #root. */
  html: string;
  /** JSON for the browser's store, without `<`. */
  state: string;
}

function collectStyles(cache: EmotionCache): RenderedPage['styles'] {
  const rules = Object.entries(cache.inserted).flatMap(([name, css]) =>
    typeof css === 'string' ? [{ name, css }] : [],
  );
  return { names: rules.map(({ name }) => name), css: rules.map(({ css }) => css).join('') };
}

/** React writes links to pictures of the first screen before the content. */
const LEADING_LINKS = /^(?:<link [^>]*>)*/;

/** Renders one page for a visitor, with the answers that it shows first. */
async function render(address: string): Promise<RenderedPage> {
  const { pathname, search, searchParams } = new URL(address, ownOrigin());
  const found = publicPageAt(pathname);
  if (!found) throw new Error(`The server renders no page at ${pathname}.`);
  await loadPageAt(routes, pathname);
  const content = await createStaticPage(routes, pathname + search);
  const store = setupStore();
  try {
    becomeVisitor(store);
    const { page, params } = found;
    const queries = page.load(store.dispatch, { params, query: searchParams });
    await Promise.all(queries.map((query) => query.unwrap()));

    const styleCache = createCache({ key: 'css' });
    // Styles are then collected instead of written beside their elements.
    styleCache.compat = true;
    const head: { meta?: PageMeta } = {};
    const html = renderToString(
      <Providers store={store} styleCache={styleCache}>
        <PageMetaSink value={(meta) => void (head.meta = meta)}>
          <AppStart />
          {content}
        </PageMetaSink>
      </Providers>,
    );
    const { meta } = head;
    const preloads = LEADING_LINKS.exec(html)?.[0] ?? '';
    return {
      module: page.module,
      title: meta ? tabTitle(meta.title) : titleOf(pageAt(routes, pathname)),
      description: meta?.description,
      image: meta?.image,
      styles: collectStyles(styleCache),
      preloads,
      html: html.slice(preloads.length),
      state: writeHandOver(store),
    };
  } finally {
    // Ends the timers of the cache, which would hold the store for minutes.
    store.dispatch(api.util.resetApiState());
  }
}

/**
 * What the server loads to render pages.
 * @param ask answers a GET of the API, by path and query, as for a visitor
 */
export function createRenderer(ask: (path: string) => Promise<ApiAnswer>) {
  setTransport(async (input) => {
    const { url, method } = new Request(input);
    const { origin, pathname, search } = new URL(url);
    if (origin !== ownOrigin() || method !== 'GET') {
      throw new Error(`Pages are rendered from this server's own answers, not from ${url}.`);
    }
    const { status, type, body } = await ask(pathname + search);
    return new Response(body, { status, headers: { 'Content-Type': type } });
  });
  return { render };
}
