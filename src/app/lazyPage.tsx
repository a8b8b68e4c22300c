import { lazy, useState, type ComponentType } from 'react';
import { LoadError } from '@/components/ErrorBoundary';
import { pageLoads } from './pageLoads';
import { recoverFromStaleRelease } from './staleRelease';

export interface LazyPage {
  Page: ComponentType;
  /** Loads the page's chunk, so that `Page` renders without a pause. */
  preload: () => Promise<void>;
  /** It failed and that has been said: the next visit is a new try. React would keep the failure. */
  retry: () => void;
}

type Load = () => Promise<{ default: ComponentType }>;

/** The page is being replaced: the old one stands until then. */
const never = new Promise<never>(() => {});

/** Counted as under way; a chunk that a new release took away is got by loading the app anew. */
async function loadPage(load: Load): ReturnType<Load> {
  const done = pageLoads.begin();
  try {
    return await load();
  } catch (error) {
    if (await recoverFromStaleRelease()) return await never;
    throw new LoadError('A page could not be loaded', { cause: error });
  } finally {
    done();
  }
}

/**
 * A page with a chunk of its own. Once preloaded it renders in place, on the server too; otherwise
 * the router's transition keeps the old page on screen until the new one is there, so no fallback
 * ever moves the layout.
 */
export function lazyPage(load: Load): LazyPage {
  let loaded: ComponentType | undefined;
  const later = () => lazy(() => loadPage(load));
  let Later = later();

  function Page() {
    // Decided once: a page that stands must not be swapped for its own twin.
    const [Chosen] = useState<ComponentType>(() => loaded ?? Later);
    return <Chosen />;
  }
  const preload = async () => {
    loaded = (await loadPage(load)).default;
  };
  const retry = () => {
    Later = later();
  };
  return { Page, preload, retry };
}
