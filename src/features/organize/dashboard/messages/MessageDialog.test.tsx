import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { EventMessageReport, OrganizedEvent } from '@/api';
import { answer, apiPath } from '@/testing/handlers';
import { buildOrganizedEvent } from '@/testing/organizerFactories';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import MessageDialog from './MessageDialog';

const event = {
  ...buildOrganizedEvent(),
  ticket_tiers: [
    { id: 1, name: 'Stalls' },
    { id: 2, name: 'Balcony' },
  ],
} as unknown as OrganizedEvent;

/** Bodies and queries as they arrive. */
let asked: { query: string; body: Record<string, unknown> }[];
let refusal: { status: number; body: object } | null;

const report = (body: Record<string, unknown>): EventMessageReport => ({
  id: null,
  people: body.tiers ? 1 : 128,
  first: [{ name: 'Devika Nair', email: 'd…@guests.example' }],
  reply_to: 'help@bombaylive.example',
  preview: body.text
    ? { subject: String(body.subject), text: `${String(body.text)}\n\n-- \nWhy`, html: '<p></p>' }
    : null,
});

beforeEach(() => {
  asked = [];
  refusal = null;
  server.use(
    http.post(apiPath('/events/12/messages/'), async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      const query = new URL(request.url).search;
      asked.push({ query, body });
      if (query !== '') return HttpResponse.json(report(body));
      if (refusal) return HttpResponse.json(refusal.body, { status: refusal.status });
      return HttpResponse.json({ ...report(body), id: 7 });
    }),
    answer('get', '/events/12/messages/', {
      count: 1,
      page: 1,
      page_size: 20,
      results: [
        {
          id: 5,
          sent_at: '2026-11-22T12:30:00.000Z',
          sent_by_name: 'Dev Shah',
          audience: 'not_checked_in',
          tier_names: ['Stalls'],
          subject: 'Doors at 6:30',
          text: 'Come early.',
          people: 40,
          delivered: 37,
          failed: 2,
        },
      ],
    }),
  );
});

const open = () => {
  const onClose = jest.fn();
  const view = renderWithProviders(<MessageDialog event={event} onClose={onClose} />, {
    preloadedState: { auth: signedIn(buildUser({ permissions: ['organize_events'] })) },
  });
  return { ...view, onClose };
};

async function write({ user }: ReturnType<typeof open>) {
  await user.fill(await screen.findByRole('textbox', { name: /Subject/ }), 'Doors close at 7:15');
  await user.fill(screen.getByRole('textbox', { name: /Message/ }), '<b>Gate 2</b>');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
}

/** Presses until the moment is over in which a press belongs to a double click on Preview. */
const confirm = ({ user }: ReturnType<typeof open>) =>
  waitFor(async () => {
    await user.click(screen.getByRole('button', { name: 'Send to 128 people' }));
    expect(asked.at(-1)?.query).toBe('');
  });

describe('a message to the people of an event', () => {
  it('says to how many it goes while it is written, and what is missing', async () => {
    const { user } = open();
    expect(await screen.findByText('128 people get this email.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'To' }), 'Not checked in yet');
    await user.click(screen.getByRole('checkbox', { name: 'Balcony' }));
    expect(await screen.findByText('1 person gets this email.')).toBeVisible();
    expect(asked.at(-1)).toEqual({
      query: '?dry_run=true',
      body: { audience: 'not_checked_in', tiers: [2] },
    });
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('Write the subject.')).toBeVisible();
    expect(screen.getByText('Write the message.')).toBeVisible();
    expect(asked.filter(({ body }) => 'subject' in body)).toEqual([]);
  });

  it('is shown as it arrives, and is sent once it is confirmed', async () => {
    const view = open();
    await write(view);
    const preview = await screen.findByRole('region', { name: 'Preview' });
    expect(preview).toHaveFocus();
    expect(preview).toHaveTextContent('128 people: Devika Nair and 127 more');
    expect(preview).toHaveTextContent('<b>Gate 2</b> -- Why');
    expect(asked.every(({ query }) => query === '?dry_run=true')).toBe(true);
    const send = screen.getByRole('button', { name: 'Send to 128 people' });
    // The second half of a double click on Preview sends nothing.
    await view.user.click(send);
    expect(asked.every(({ query }) => query === '?dry_run=true')).toBe(true);
    await confirm(view);
    expect(
      await screen.findByRole('dialog', { name: 'The message is on its way' }),
    ).toHaveTextContent('It goes to 128 people, one email each.');
    expect(asked.at(-1)).toEqual({
      query: '',
      body: { audience: 'all', subject: 'Doors close at 7:15', text: '<b>Gate 2</b>' },
    });
    await view.user.click(screen.getByRole('button', { name: 'Done' }));
    expect(view.onClose).toHaveBeenCalledTimes(1);
  });

  it('goes back with what was written, also when it is refused', async () => {
    refusal = {
      status: 409,
      body: { error: 'No one matches this selection.', code: 'no_recipients' },
    };
    const view = open();
    await write(view);
    await view.user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('textbox', { name: /Subject/ })).toHaveValue(
      'Doors close at 7:15',
    );
    await view.user.click(screen.getByRole('button', { name: 'Preview' }));
    await confirm(view);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('No one matches this selection.'),
    );
    expect(screen.getByRole('textbox', { name: /Message/ })).toHaveValue('<b>Gate 2</b>');
  });

  it('lists the earlier ones with what became of them', async () => {
    const { user } = open();
    await user.click(await screen.findByText('Earlier messages (1)'));
    const item = within(screen.getByRole('list', { name: 'Earlier messages' })).getByRole(
      'listitem',
    );
    expect(item).toHaveTextContent('Doors at 6:30');
    expect(item).toHaveTextContent('Dev Shah');
    expect(item).toHaveTextContent(
      'Not checked in yet, Stalls · 40 people: 37 delivered, 2 failed, 1 on the way',
    );
  });
});
