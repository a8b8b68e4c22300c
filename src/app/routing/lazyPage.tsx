import type { ComponentType } from 'react';
import { LoadError } from '@/components/feedback/ErrorBoundary';
import { lazyComponent, type LazyComponent } from '@/components/lazy/lazyComponent';
import { pageLoads } from './pageLoads';
import { recoverFromStaleRelease } from './staleRelease';

export interface LazyPage extends Omit<LazyComponent<object>, 'Component'> {
  Page: ComponentType;
}

/** Awaited while the document reloads: the load never ends, so the old page stays on screen. */
const never = new Promise<never>(() => {});

/**
 * Counts as under way in `pageLoads`; a chunk that a new release has removed reloads the document.
 */
async function loadPage<Module>(load: () => Promise<Module>): Promise<Module> {
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
 * the router's transition keeps the old page on screen until the new one is loaded, so no fallback
 * shifts the layout.
 *
 * @param name the module's export with the page component
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  const { Component: Page, ...page } = lazyComponent(async () => (await loadPage(load))[name]);
  return { Page, ...page };
}

/** A page in the script that every page loads first. */
export const firstPage = (Page: ComponentType): LazyPage => ({
  Page,
  preload: async () => {},
  reset: () => {},
});
