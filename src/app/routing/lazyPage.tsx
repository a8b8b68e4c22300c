import { Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary, LoadError } from '@/components/feedback/ErrorBoundary';
import { lazyComponent } from '@/components/lazy/lazyPart';
import type { PageHandle } from './pageHandle';
import { recoverFromStaleRelease } from './staleRelease';

type LoadPage = () => Promise<ComponentType>;

/** Awaited while the document reloads: the load never ends, so the old page stays on screen. */
const never = new Promise<never>(() => {});

/** Runs a dynamic import; a chunk that a new release has removed reloads the document. @throws LoadError */
export async function loadOrRecover<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (await recoverFromStaleRelease()) return await never;
    throw new LoadError('A page could not be loaded', { cause: error });
  }
}

/** The router never calls `lazy` again after a failure, so this page loads itself: on request and by the next visit. */
function createRetryPage(load: LoadPage, failure: unknown): ComponentType {
  let attempt: LoadPage = () => Promise.reject(failure);
  const { Component: Page, reset } = lazyComponent(() => {
    const next = attempt;
    attempt = load;
    return next();
  });
  return function RetryPage() {
    const { pathname } = useLocation();
    return (
      <ErrorBoundary resetKey={pathname} onError={reset}>
        <Suspense>
          <Page />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/**
 * The part of a route whose page is in a separate chunk.
 *
 * @param title tab title, without '| Foyer'
 * @param name the module's export with the page component
 */
export function lazyPage<Name extends string>(
  title: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  const loadPage: LoadPage = () => loadOrRecover(async () => (await load())[name]);
  const handle: PageHandle = { title, load: loadPage };
  const lazy = async () => ({
    Component: await loadPage().catch((failure: unknown) => createRetryPage(loadPage, failure)),
  });
  return { handle, lazy };
}
