import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { existsSync } from 'node:fs';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router';
import type { CategoryList, EventList, EventSummary, SupportContact } from '@/api';
import { renderedPages } from '@/lib/paths';
import {
  buildCategory,
  buildCategoryList,
  buildEventList,
  buildEventSummary,
} from '@/testing/eventFactories';
import { AppStart } from './app/AppStart';
import { Providers } from './app/providers';
import { AfterHydration } from './app/rendering/AfterHydration';
import { collectEarlyInput, takeEarlyClick } from './app/rendering/earlyInput';
import { takeOver } from './app/rendering/handOverState';
import { publicPages } from './app/rendering/publicPages';
import { routes } from './app/routing/routes';
import { setupStore } from './app/store';
import { createRenderer } from './render';

const HOSTILE = '</script><script>alert(1)</script><img src=x onerror=alert(2)>"\'&amp;';

const event = buildEventSummary({ id: 12, title: `Jazz ${HOSTILE}`, city: 'Mumbai' });
const categories: CategoryList = buildCategoryList([buildCategory({ id: 1, name: 'Music' })]);
const events: EventList = buildEventList([event], { count: 41, cities: ['Mumbai', 'Goa'] });
const support: SupportContact = {
  email: 'help@acme.example',
  phone: null,
  hours: '24/7',
  reply_time: null,
  chat_url: null,
  offices: [],
};

const answers: [RegExp, object][] = [
  [/^\/api\/event-categories\/$/, categories],
  [/^\/api\/events\/featured\/\?limit=3$/, { count: 1, results: [event] }],
  [/^\/api\/events\/12\/summary\/$/, event satisfies EventSummary],
  [/^\/api\/events\/\?/, events],
  [/^\/api\/contact\/$/, support],
];

/** The paths that were asked for. */
const asked: string[] = [];

const { render } = createRenderer(async (path) => {
  asked.push(path);
  const found = answers.find(([pattern]) => pattern.test(path));
  return found
    ? { status: 200, type: 'application/json', body: JSON.stringify(found[1]) }
    : { status: 404, type: 'application/json', body: '{"error":"Not found"}' };
});

let root: Root | undefined;

/** Writes a rendered page into the document, as the server does. */
async function open(address: string): Promise<HTMLElement> {
  window.history.replaceState(null, '', address);
  const { html, state } = await render(address);
  document.body.innerHTML = `<div id="root">${html}</div><script type="application/json" id="page-state">${state}</script>`;
  asked.length = 0;
  const element = document.getElementById('root');
  if (!element) throw new Error('no root');
  return element;
}

/** What main.tsx does. @returns what React could not hydrate */
async function hydrate(element: HTMLElement): Promise<unknown[]> {
  const store = setupStore();
  expect(takeOver(store)).toBe(true);
  const recovered: unknown[] = [];
  const afterHydration = [collectEarlyInput(element), takeEarlyClick()];
  await act(async () => {
    root = hydrateRoot(
      element,
      <Providers store={store}>
        <AppStart />
        <RouterProvider router={createBrowserRouter(routes)} />
        <AfterHydration actions={afterHydration} />
      </Providers>,
      { onRecoverableError: (error) => recovered.push(error) },
    );
  });
  return recovered;
}

beforeEach(() => {
  window.foyerEarly = { clicked: null, isOver: false };
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

describe('every public page', () => {
  const addresses = [
    '/',
    '/events',
    '/events?search=jazz&city=Mumbai&page=2',
    '/events/12',
    '/about',
    '/contact?subject=Seats',
    '/privacy',
    '/terms',
    '/cookies',
    '/signin?next=%2Fcart',
    '/signup',
  ];

  it.each(addresses)('%s is hydrated as it is, and asks for nothing again', async (address) => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    const element = await open(address);
    const heading = screen.getByRole('heading', { level: 1 });
    const html = element.innerHTML;
    expect(await hydrate(element)).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(element.innerHTML.length).toBeGreaterThan(html.length * 0.9);
    expect(asked).toEqual([]);
  });

  it('is one that the server knows, with the file of its route', () => {
    expect(publicPages.map(({ path }) => path)).toEqual(Object.keys(renderedPages));
    for (const { module, path } of publicPages) {
      expect(existsSync(module)).toBe(true);
      expect(matchRoutes(routes, path)?.at(-1)?.route.path === path).toBe(true);
    }
  });
});

describe('what the server gets', () => {
  it('is the page with its title and description, and no text that ends its elements', async () => {
    const page = await render('/events/12');
    expect(page.title).toBe(`Jazz ${HOSTILE}, Mumbai | Foyer`);
    expect(page.description).toMatch(/^Sat, Mar 14, 2099, .* IST\. /);
    expect(page.html).toContain('Authentication Required');
    expect(page.html).not.toMatch(/<script|<img src="?x/);
    expect(page.state).not.toContain('<');
    expect(page.html.includes('style=')).toBe(false);
    expect((await render('/terms')).title).toBe('Terms of Service | Foyer');
    expect((await render('/')).title).toBe('Foyer');
  });

  it('is an error where an answer is missing, so that the browser shows what is wrong', async () => {
    await expect(render('/events/13')).rejects.toMatchObject({ status: 404 });
    await expect(render('/profile')).rejects.toThrow('renders no page');
  });
});

describe('before a page is hydrated', () => {
  it('what is typed is kept, and taken for typed', async () => {
    const element = await open('/events');
    const field = screen.getByRole('searchbox', { name: 'Search this list' });
    await userEvent.type(field, 'opera');
    expect(await hydrate(element)).toEqual([]);
    expect(field).toHaveValue('opera');
    expect(field).toHaveFocus();
    await waitFor(() => expect(window.location.search).toBe('?search=opera'));
  });

  it('what is chosen is kept', async () => {
    const element = await open('/events');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price');
    expect(await hydrate(element)).toEqual([]);
    await waitFor(() => expect(window.location.search).toBe('?sort=price'));
  });

  it('the fields of a form are kept, and the form that was sent is sent', async () => {
    const element = await open('/signup');
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Asha');
    await user.click(screen.getByRole('checkbox'));
    window.foyerEarly = { clicked: screen.getByRole('form'), isOver: false };
    expect(await hydrate(element)).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Asha');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(await screen.findByText('Last name is required')).toBeVisible();
    expect(screen.queryByText('First name is required')).not.toBeInTheDocument();
    expect(screen.queryByText(/You must agree/)).not.toBeInTheDocument();
  });

  it('a button that was pressed does its work', async () => {
    await import('@/entities/event/QuickPreview');
    const element = await open('/');
    window.foyerEarly = {
      clicked: screen.getByRole('button', { name: /^Quick preview/ }),
      isOver: false,
    };
    await hydrate(element);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

it('a person with a session gets no page of a visitor', async () => {
  await open('/');
  document.cookie = 'access_token=a; path=/';
  expect(takeOver(setupStore())).toBe(false);
});
