import { beforeAll, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Failure, FailureList } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { apiPath } from '@/testing/handlers';
import { server } from '@/testing/server';
import { tableRow, openPage, currentAddress } from '../platform.testUtils';
import { FailuresPage } from './FailuresPage';

beforeAll(async () => {
  await import('./FailureDialog');
});

const job: Failure = {
  kind: 'job',
  id: 7,
  name: 'Email about a cancelled booking',
  state: 'open',
  attempts: 78,
  last_error: 'No answer.',
  since: '2026-11-20T08:00:00.000Z',
  given_up_reason: null,
  recipient: null,
  gateway: null,
  amount: null,
  currency: null,
  payment: null,
  event: {
    id: 12,
    title: 'Nocturne in D',
  },
  booking: {
    id: 4,
    number: 'BK-2026-000004',
  },
  company: {
    id: 2,
    name: 'Northwind Industries',
  },
  actions: ['retry', 'give_up'],
};
const refund: Failure = {
  ...job,
  kind: 'refund',
  name: 'Refund of a cancelled event',
  attempts: 1,
  last_error: 'Card closed.',
  gateway: 'stripe',
  amount: '77391.48',
  currency: 'INR',
  payment: 'pay_1',
  actions: ['retry', 'paid_by_hand'],
};
const dispute: Failure = {
  ...refund,
  kind: 'dispute',
  name: 'Dispute at the gateway',
  attempts: null,
  event: null,
  booking: null,
  company: null,
  actions: [],
};

/** Serves these until one is decided on; `sent` holds queries and bodies. */
function serve(failures: Failure[]) {
  const sent: unknown[] = [];
  let left = failures;
  const refused: { next: string | null } = { next: null };
  server.use(
    http.get(apiPath('/failures/'), ({ request }) => {
      sent.push(Object.fromEntries(new URL(request.url).searchParams));
      const counts = { job: 0, mail: 0, refund: 0, payment: 0, dispute: 0 };
      for (const { kind } of left) counts[kind] += 1;
      const list: FailureList = {
        count: left.length,
        page: 1,
        page_size: 25,
        counts,
        results: left,
      };
      return HttpResponse.json(list);
    }),
    http.post(apiPath('/failures/:kind/:id/:action/'), async ({ request, params }) => {
      const { kind, id, action } = params;
      sent.push([kind, id, action, await request.json().catch(() => null)]);
      left = left.filter((one) => one.kind !== kind);
      if (refused.next === null) return new HttpResponse(null, { status: 204 });
      const conflict = { error: refused.next, code: 'not_failed', request_id: 'r' };
      return HttpResponse.json(conflict, { status: 409 });
    }),
  );
  return { sent, refused };
}

const open = (route = '/platform/failures') => openPage(<FailuresPage />, route);

async function choose({ user }: ReturnType<typeof open>, failure: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: `Actions of ${failure}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return within(await screen.findByRole('dialog'));
}

it('says what failed, what it is about and why; each is tried again or given up once', async () => {
  const { sent } = serve([job, refund, dispute]);
  const view = open();
  const row = await tableRow(/Email about a cancelled booking/);
  expect(row.getByRole('link', { name: 'Nocturne in D' })).toHaveAttribute(
    'href',
    '/organize/events/12',
  );
  expect(row.getByRole('link', { name: 'Northwind Industries' })).toHaveAttribute(
    'href',
    '/platform/people?company=2',
  );
  expect(row.getByText('No answer.')).toBeVisible();
  expect(screen.getByText('1 job · 1 refund · 1 dispute')).toBeVisible();
  expect((await tableRow(/Refund of/)).getByText('₹77,391.48 at Stripe')).toBeVisible();
  expect((await tableRow(/Dispute/)).queryByRole('button')).not.toBeInTheDocument();
  sent.splice(0);

  const giveUp = await choose(view, 'Email about a cancelled booking 7', 'Give up');
  await view.user.click(giveUp.getByRole('button', { name: 'Give up' }));
  expect(await giveUp.findByText('Enter a reason.')).toBeVisible();
  await view.user.fill(giveUp.getByRole('textbox', { name: /Reason/ }), ' The event is over. ');
  await view.user.click(giveUp.getByRole('button', { name: 'Give up' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Email about/ })).toBeNull());
  expect(sent[0]).toEqual(['job', '7', 'give-up', { reason: 'The event is over.' }]);
  await expectToasts(view, {
    tone: 'success',
    message: 'Email about a cancelled booking is given up.',
  });

  const paid = await choose(view, 'Refund of a cancelled event 7', 'Record as paid by hand');
  await view.user.fill(paid.getByRole('textbox', { name: /Reference/ }), 'NEFT 4471');
  await view.user.click(paid.getByRole('button', { name: 'Record as paid' }));
  await waitFor(() =>
    expect(sent).toContainEqual(['refund', '7', 'paid-by-hand', { reference: 'NEFT 4471' }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('row', { name: /Refund of/ })).toBeNull());
});

it('when somebody else was quicker it says so, and the list is read again', async () => {
  const { refused } = serve([job]);
  refused.next = 'Somebody else has decided on this meanwhile.';
  const view = open();
  const retry = await choose(view, 'Email about a cancelled booking 7', 'Try again');
  expect(retry.getByText('It failed because: No answer.')).toBeVisible();
  await view.user.click(retry.getByRole('button', { name: 'Try again' }));
  expect(await retry.findByText(refused.next)).toBeVisible();
  await view.user.click(retry.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { name: 'Nothing failed' })).toBeVisible();
});

it('filters stand in the address; each row has the error and the attempts', async () => {
  const { sent } = serve([job]);
  const address = '/platform/failures?kind=nothing&page=x';
  const { user } = openPage(<FailuresPage />, address);
  const row = within(await screen.findByRole('table', { name: 'Failures' }));
  expect(row.getByText('No answer.')).toBeVisible();
  expect(row.getByRole('cell', { name: '78' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Given up');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Refunds');
  expect(currentAddress()).toBe('/platform/failures?state=given_up&kind=refund');
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({
      state: 'given_up',
      kind: 'refund',
      page: '1',
      page_size: '25',
    }),
  );
});
