import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { paths } from '@/lib/paths';
import { loadOrRecover } from './lazyPage';

const ROOTS = [paths.company, paths.organize, paths.platform];

const isOfConsole = (pathname: string): boolean =>
  ROOTS.some((root) => `${pathname.toLowerCase()}/`.startsWith(`${root}/`));

const loadRoutes = () => loadOrRecover(async () => (await import('./consoleRoutes')).consoleRoutes);

/** The parent of the consoles' routes, which are in a separate chunk that visitors and bookers do not load. */
export const consoles: RouteObject = { id: 'consoles', children: [] };

/** Adds them before a router starts at an address of a console. */
export async function loadConsolesAt(pathname: string): Promise<void> {
  if (isOfConsole(pathname)) consoles.children = await loadRoutes();
}

/** Adds them when somebody goes to a console; the router does not add a route twice. */
export const addConsoles: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isOfConsole(path)) patch('consoles', await loadRoutes());
};
