import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { startTransition, Suspense, useState, type ComponentType } from 'react';
import { http, HttpResponse } from 'msw';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { server } from '@/testing/server';
import { PageProgress } from '@/app/layout/PageProgress';
import { lazyPage, type LazyPage } from './lazyPage';

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

/** Like the router: the old page stays on screen until the new one is loaded. */
function Frame({ page }: { page: LazyPage }) {
  const [visits, setVisits] = useState(0);
  return (
    <>
      <PageProgress />
      <button onClick={() => startTransition(() => setVisits(visits + 1))}>Go</button>
      <Suspense>
        <ErrorBoundary key={visits} onError={page.reset}>
          {visits > 0 ? <page.Page /> : <p>The old page</p>}
        </ErrorBoundary>
      </Suspense>
    </>
  );
}

const visit = () => act(async () => void fireEvent.click(screen.getByText('Go')));
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
    render(<Frame page={lazyPage(load, 'Arrived')} />);
    await visit();
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
    const page = lazyPage(async () => ({ Arrived }), 'Arrived');
    await page.preload();
    render(<Frame page={page} />);
    await visit();
    await pass(1000);
    expect(screen.getByText('The page')).toBeVisible();
    expect(line()).not.toBeInTheDocument();
  });
});

describe('a chunk that does not come', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('says so when the server is out of reach, and is tried anew by the next visit', async () => {
    server.use(http.head('*', () => HttpResponse.error()));
    const { load, come, fail } = chunk();
    const page = lazyPage(load, 'Arrived');
    render(<Frame page={page} />);
    await visit();
    await fail();
    expect(await screen.findByText('Unexpected Application Error!')).toBeVisible();
    expect(screen.getByText(/could not be loaded\. Check your connection/)).toBeVisible();
    await visit();
    await come();
    expect(screen.getByText('The page')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['on request', () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))],
    ['when the network is back', () => window.dispatchEvent(new Event('online'))],
  ])('comes after all, %s', async (_case, retry) => {
    server.use(http.head('*', () => HttpResponse.error()));
    const { load, come, fail } = chunk();
    render(<Frame page={lazyPage(load, 'Arrived')} />);
    await visit();
    await fail();
    expect(await screen.findByText('Unexpected Application Error!')).toBeVisible();
    await act(async () => void retry());
    await come();
    expect(screen.getByText('The page')).toBeVisible();
  });

  it('after a new release leaves the old page standing until the reload', async () => {
    let asked = false;
    server.use(
      http.head('*', () => {
        asked = true;
        return new HttpResponse(null, { status: 200 });
      }),
    );
    const { load, fail } = chunk();
    render(<Frame page={lazyPage(load, 'Arrived')} />);
    await visit();
    await fail();
    await act(async () => {
      while (!asked || window.sessionStorage.length === 0) {
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    });
    expect(screen.getByText('The old page')).toBeVisible();
    expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
  });
});
