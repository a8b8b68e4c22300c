import { expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Outlet } from 'react-router';
import { LoadError } from '@/components/feedback/ErrorBoundary';
import { apiPath } from '@/testing/handlers';
import { renderApp } from '@/testing/renderApp';
import { renderRoutes, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { RouteCrash } from './Root';

const platformAdmin = () => ({
  ...signedIn(),
  user: buildUser({ permissions: ['manage_all_users'] }),
});

it('a console is found from another page, and no address beside it', async () => {
  server.use(http.get(apiPath('/*'), () => HttpResponse.json({ error: 'No.' }, { status: 404 })));
  const { router } = await renderApp('/privacy', { preloadedState: { auth: platformAdmin() } });
  await act(() => router.navigate('/platform/failures'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Failures' })).toBeVisible();
  expect(document.title).toBe('Failures | Foyer');
  await act(() => router.navigate('/platform/nowhere'));
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await act(() => router.navigate('/platforms'));
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

it('a route that could not be loaded comes on request', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let isThere = false;
  const { user } = renderRoutes(
    [
      {
        id: 'frame',
        path: '/',
        element: <Outlet />,
        errorElement: <RouteCrash />,
        hydrateFallbackElement: <p>Loading</p>,
        children: [],
      },
    ],
    {
      route: '/company',
      addRoutes: async ({ patch }) => {
        if (!isThere) throw new LoadError('No network');
        patch('frame', [{ path: 'company', element: <h1>Overview</h1> }]);
      },
      isLoaded: false,
    },
  );
  expect(await screen.findByText(/This page could not be loaded/)).toBeVisible();
  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible();
  jest.restoreAllMocks();
});
