import { addConsoles, loadConsolesAt } from '@/app/routing/consoles';
import { loadPageAt } from '@/app/routing/pageHandle';
import { routes } from '@/app/routing/routes';
import { renderRoutes, type RenderOptions } from './renderWithProviders';

/** Renders the app at an address, with the page there loaded, as `main.tsx` does. */
export async function renderApp(
  route: string,
  options?: Omit<RenderOptions, 'route' | 'addRoutes'>,
) {
  const { pathname } = new URL(route, 'https://foyer.invalid');
  await loadConsolesAt(pathname);
  await loadPageAt(routes, pathname);
  return renderRoutes(routes, { ...options, route, addRoutes: addConsoles });
}
