import type { ReactElement } from 'react';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router';
import { ownOrigin } from '@/api';

/** The page at an address, to be rendered without a browser. */
export async function createStaticPage(
  routes: RouteObject[],
  address: string,
): Promise<ReactElement> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(address, ownOrigin())));
  if (context instanceof Response) throw new Error(`No page is rendered at ${address}.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  // Without the router's inline script, which the page's policy forbids: no route loads data.
  return <StaticRouterProvider router={router} context={context} hydrate={false} />;
}
