import type { ComponentType } from 'react';
import { matchRoutes, useMatches, type RouteObject } from 'react-router';
import { tabTitle } from '@/components/page/PageHead';

/** What routes say of a page; a layout route says it of all pages in it. */
export interface PageHandle {
  /** Tab title, without '| Foyer'. */
  title?: string;
  /** Who may see the page: visitors only, or signed-in people only. Without it, everyone. */
  access?: 'guests' | 'signedIn';
  /** Outside the main layout: no header, sidebar or footer. */
  bare?: boolean;
  /** Loads a page that is in a separate chunk. */
  load?: () => Promise<ComponentType>;
}

const merge = (handles: unknown[]): PageHandle => Object.assign({}, ...handles);

/** Of the page that is open. */
export const usePageHandle = (): PageHandle => merge(useMatches().map(({ handle }) => handle));

/** Of the page at an address. */
export const pageAt = (routes: RouteObject[], pathname: string): PageHandle =>
  merge((matchRoutes(routes, pathname) ?? []).map(({ route }) => route.handle));

/** The document title of a page. */
export const titleOf = ({ title }: PageHandle): string => tabTitle(title);

/**
 * Loads the page at an address, so that a router made of these routes renders it at once; rejects where its chunk
 * could not be loaded.
 */
export async function loadPageAt(routes: RouteObject[], pathname: string): Promise<void> {
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  if (!route?.lazy) return;
  const Component = await pageAt(routes, pathname).load?.();
  Object.assign(route, { Component, lazy: undefined });
}
