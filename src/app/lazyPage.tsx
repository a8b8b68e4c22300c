import { lazy, useState, type ComponentType } from 'react';

export interface LazyPage {
  Page: ComponentType;
  /** Loads the page's chunk, so that `Page` renders without a pause. */
  preload: () => Promise<void>;
}

/**
 * A page with a chunk of its own. Once preloaded it renders in place, on the server too; otherwise
 * the router's transition keeps the old page on screen until the new one is there, so no fallback
 * ever moves the layout.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | undefined;
  const Later = lazy(load);

  function Page() {
    // Decided once: a page that stands must not be swapped for its own twin.
    const [Chosen] = useState<ComponentType>(() => loaded ?? Later);
    return <Chosen />;
  }
  const preload = async () => {
    loaded = (await load()).default;
  };
  return { Page, preload };
}
