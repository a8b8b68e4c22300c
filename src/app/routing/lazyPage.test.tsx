import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import { http, HttpResponse } from 'msw';
import { renderRoutes } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { PageProgress } from '@/app/layout/PageProgress';
import { lazyPage } from './lazyPage';
import { loadPageAt } from './pageHandle';

type Loaded = { Arrived: ComponentType };

function Arrived() {
  return <p>The page</p>;
}

/** A chunk that comes, or fails, when the test says so. */
function chunk() {
  let settle: { come: () => void; fail: () => void } | undefined;
  const load = jest.fn(
    () =>
      new Promise<Loaded>((resolve, reject) => {
        settle = {
          come: () => resolve({ Arrived }),
          fail: () => reject(new TypeError('Failed to fetch dynamically imported module')),
        };
      }),
  );
  return {
    load,
    come: () => act(async () => settle?.come()),
    fail: () => act(async () => settle?.fail()),
  };
}

function Frame() {
  return (
    <>
      <PageProgress />
      <Outlet />
    </>
  );
}

const routesTo = (load: () => Promise<Loaded>): RouteObject[] => [
  {
    element: <Frame />,
    children: [
      { path: '/', element: <p>The old page</p> },
      { path: '/page', ...lazyPage('Page', load, 'Arrived') },
    ],
  },
];

/** @returns function that goes to an address of the app */
function open(routes: RouteObject[]) {
  const { router } = renderRoutes(routes);
  return (address: string) => act(async () => void router.navigate(address));
}

const line = () => screen.queryByRole('progressbar', { name: 'Loading page' });

describe('the line at the top', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const pass = (milliseconds: number) =>
    act(async () => void jest.advanceTimersByTime(milliseconds));

  it('shows after 150 ms that the next page is on its way, while the old one stands', async () => {
    const { load, come } = chunk();
    const go = open(routesTo(load));
    await go('/page');
    await pass(149);
    expect(line()).not.toBeInTheDocument();
    await pass(1);
    expect(line()).toBeInTheDocument();
    expect(screen.getByText('The old page')).toBeVisible();
    await come();
    expect(screen.getByText('The page')).toBeVisible();
    expect(line()).not.toBeInTheDocument();
  });

  it('does not show for a page that is there at once', async () => {
    const { load, come } = chunk();
    const routes = routesTo(load);
    const loaded = loadPageAt(routes, '/page');
    await come();
    await loaded;
    await open(routes)('/page');
    expect(screen.getByText('The page')).toBeVisible();
    await pass(1000);
    expect(line()).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a chunk that does not come', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const loseServer = () => server.use(http.head('*', () => HttpResponse.error()));

  it('says so when the server is out of reach, and is tried anew by the next visit', async () => {
    loseServer();
    const { load, come, fail } = chunk();
    const go = open(routesTo(load));
    await go('/page');
    await fail();
    expect(await screen.findByText('Unexpected Application Error!')).toBeVisible();
    expect(screen.getByText(/could not be loaded\. Check your connection/)).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    await go('/');
    expect(screen.getByText('The old page')).toBeVisible();
    await go('/page');
    await come();
    expect(screen.getByText('The page')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['on request', () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))],
    ['when the network is back', () => window.dispatchEvent(new Event('online'))],
  ])('comes after all, %s', async (_case, retry) => {
    loseServer();
    const { load, come, fail } = chunk();
    await open(routesTo(load))('/page');
    await fail();
    expect(await screen.findByText('Unexpected Application Error!')).toBeVisible();
    await act(async () => void retry());
    await come();
    expect(screen.getByText('The page')).toBeVisible();
  });

  it('is reported to whoever loads the page before the router does', async () => {
    loseServer();
    const { load, fail } = chunk();
    const failure = loadPageAt(routesTo(load), '/page').catch((error: unknown) => error);
    await fail();
    expect(await failure).toMatchObject({ message: 'A page could not be loaded' });
  });

  it('after a new release leaves the old page standing until the reload', async () => {
    server.use(http.head('*', () => new HttpResponse(null, { status: 200 })));
    const { load, fail } = chunk();
    await open(routesTo(load))('/page');
    await fail();
    await waitFor(() => expect(window.sessionStorage.length).toBe(1));
    expect(screen.getByText('The old page')).toBeVisible();
    expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
  });
});
