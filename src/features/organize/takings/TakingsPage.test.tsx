import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import type { Organizer, OrganizerList, Takings, TakingsSums } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { currentAddress, LocationProbe } from '@/testing/LocationProbe';
import { buildOrganizer } from '@/testing/organizerFactories';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { TakingsPage } from './TakingsPage';

jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'queueMicrotask'] });

const sums: TakingsSums = {
  seats: 3,
  tickets: '1250000.50',
  service_fee: '25000.01',
  gst: '229500.09',
  paid: '1504500.60',
  refunded_tickets: '1000.00',
  refunded_service_fee: '20.00',
  refunded_gst: '183.60',
  refunded: '1203.60',
  net: '1503297.00',
};
const none: TakingsSums = {
  seats: 0,
  tickets: '0.00',
  service_fee: '0.00',
  gst: '0.00',
  paid: '0.00',
  refunded_tickets: '0.00',
  refunded_service_fee: '0.00',
  refunded_gst: '0.00',
  refunded: '0.00',
  net: '0.00',
};
const takings: Takings = {
  from: '2026-11-01',
  to: '2026-11-30',
  by: 'event',
  timezone: 'Asia/Kolkata',
  payments: 'real',
  has_others: true,
  currencies: [
    {
      currency: 'INR',
      totals: sums,
      rows: [
        {
          ...sums,
          key: '12',
          name: 'Nocturne in D',
        },
        {
          ...none,
          key: '13',
          name: 'Free Evening',
          seats: 40,
        },
      ],
      months: [
        {
          ...sums,
          key: '2026-11',
          name: 'November 2026',
        },
      ],
    },
  ],
};

/** The queries of the takings as they arrive. */
let asked: string[];
let organizer: Organizer;

beforeAll(async () => {
  await import('./MonthBars');
});

const listed = (answered: Takings) =>
  http.get(apiPath('/organizers/3/takings/'), ({ request }) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams.toString());
    const [inr] = answered.currencies;
    if (searchParams.get('by') !== 'month' || !inr) return HttpResponse.json(answered);
    const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
    const rows = [
      { ...none, key: '2026-09', name: 'September 2026', net: '-50.00' },
      { ...sums, key: '2026-11', name: 'November 2026' },
    ];
    return HttpResponse.json({
      ...answered,
      from,
      to,
      by: 'month',
      currencies: [
        {
          ...inr,
          rows,
        },
      ],
    });
  });

beforeEach(() => {
  jest.setSystemTime(new Date('2026-11-22T20:00:00Z'));
  asked = [];
  organizer = buildOrganizer();
  server.use(
    http.get(apiPath('/organizers/'), () =>
      HttpResponse.json({ count: 1, results: [organizer] } satisfies OrganizerList),
    ),
    listed(takings),
  );
});

const open = (route = '/organize/takings') =>
  renderWithProviders(
    <>
      <LocationProbe />
      <TakingsPage />
    </>,
    {
      route,
      preloadedState: { auth: signedIn(buildUser({ permissions: ['organize_events'] })) },
    },
  );

it('shows figures, months and a table with what went back, to the paisa', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: /^Takings by event, in INR/ }));
  expect(
    table.getByRole('row', {
      name: /^Nocturne in D 3 ₹12,50,000.50 refunded −₹1,000.00 .* ₹15,03,297.00$/,
    }),
  ).toBeVisible();
  expect(table.getByRole('row', { name: /^Free Evening 40 ₹0.00 ₹0.00 ₹0.00/ })).toBeVisible();
  expect(table.getByRole('row', { name: /^Total 3 .*₹15,03,297.00$/ })).toBeVisible();
  const figures = within(screen.getByRole('region', { name: 'Takings in INR' }));
  expect(figures.getByText('Net').nextSibling).toHaveTextContent('₹15,03,297.00');
  expect(figures.getByText('Refunded').nextSibling).toHaveTextContent('₹1,203.60');
  // Also the month without payments; those before the first are left out.
  const months = within(await screen.findByRole('table', { name: 'Net by month' }));
  expect(months.getAllByRole('row')).toHaveLength(4);
  expect(months.getByRole('row', { name: 'September 2026 ₹0.00 ₹0.00 -₹50.00' })).toBeVisible();
  expect(months.getByRole('row', { name: 'October 2026 ₹0.00 ₹0.00 ₹0.00' })).toBeVisible();
  expect(asked).toContain('from=2026-11-01&to=2026-11-30&by=event');
  expect(asked).toContain('from=2025-12-01&to=2026-11-30&by=month');
});

it('holds period, grouping and kind of payments in the address', async () => {
  const { user } = open('/organize/takings?organizer=3&period=last-year');
  const choose = async (name: string, option: string) =>
    user.selectOptions(await screen.findByRole('combobox', { name }), option);
  expect(await screen.findByRole('table', { name: /^Takings by event/ })).toBeVisible();
  expect(asked).toContain('from=2025-04-01&to=2026-03-31&by=event');
  await choose('Period', 'This quarter');
  await choose('By', 'Company');
  await waitFor(() => expect(asked).toContain('from=2026-10-01&to=2026-12-31&by=company'));
  await choose('Payments', 'Test');
  await waitFor(() =>
    expect(asked).toContain('from=2026-10-01&to=2026-12-31&by=company&payments=test'),
  );
  expect(currentAddress()).toBe(
    '/organize/takings?organizer=3&period=this-quarter&by=company&payments=test',
  );
  await choose('Period', 'Custom dates');
  const day = (name: string) => screen.getByLabelText(name);
  expect(day('From')).toHaveValue('2026-10-01');
  await user.clear(day('To'));
  expect(await screen.findByText('Choose a first and a last day.')).toBeVisible();
  await user.fill(day('To'), '2026-09-30');
  expect(await screen.findByText('Choose a day on or after the first.')).toBeVisible();
  await user.clear(day('To'));
  await user.fill(day('To'), '2026-10-31');
  await waitFor(() =>
    expect(asked).toContain('from=2026-10-01&to=2026-10-31&by=company&payments=test'),
  );
});

it('saves the takings and the GST summary of the month that is over', async () => {
  const saved: string[] = [];
  for (const file of ['takings.csv', 'takings.xlsx', 'gst-summary.csv']) {
    server.use(
      http.get(apiPath(`/organizers/3/${file}`), ({ request }) => {
        saved.push(file + new URL(request.url).search);
        return new HttpResponse('Event\r\n', { headers: { 'content-type': 'text/csv' } });
      }),
    );
  }
  URL.createObjectURL = jest.fn(() => 'blob:file');
  const { user, store } = open('/organize/takings?by=gateway');
  await screen.findByRole('table', { name: /^Takings by/ });
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  await user.click(screen.getByRole('button', { name: 'Excel' }));
  const gst = within(screen.getByRole('region', { name: 'GST summary' }));
  expect(gst.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('October 2026');
  await user.click(gst.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(saved).toHaveLength(3));
  const period = 'from=2026-11-01&to=2026-11-30&by=gateway';
  expect([...saved].sort()).toEqual([
    'gst-summary.csv?month=2026-10&payments=real',
    `takings.csv?${period}`,
    `takings.xlsx?${period}`,
  ]);
  await expectToasts({ store }, {}, {});
  server.use(
    refuse('get', '/organizers/3/gst-summary.csv', 503, { error: 'Please wait a moment.' }),
  );
  await user.click(gst.getByRole('button', { name: 'Download CSV' }));
  await expectToasts({ store }, {}, {}, { message: 'Please wait a moment.' });
  // The organizer's GSTIN is missing.
  expect(gst.getByRole('link', { name: 'Complete them' })).toHaveAttribute(
    'href',
    '/organize/settings?organizer=3',
  );
});

it('tells what is empty, what failed, what is a test, and who may see it', async () => {
  server.use(listed({ ...takings, payments: 'test', currencies: [] }));
  const { user, unmount } = open();
  expect(
    await screen.findByRole('heading', { name: 'Nothing was paid in this period' }),
  ).toBeVisible();
  expect(screen.getByText(/No money was moved/)).toBeVisible();
  server.use(refuse('get', '/organizers/3/takings/', 500, {}));
  await user.click(screen.getByRole('button', { name: 'Show this financial year' }));
  expect(await screen.findByText(/out of date/)).toBeVisible();
  unmount();
  open();
  expect(
    await screen.findByRole('heading', { name: 'The takings could not be loaded' }),
  ).toBeVisible();
  unmount();
  organizer = buildOrganizer({ role: 'editor' });
  server.use(answer<OrganizerList>('get', '/organizers/', { count: 1, results: [organizer] }));
  open();
  expect(await screen.findByText('Only owners see the takings')).toBeVisible();
});
