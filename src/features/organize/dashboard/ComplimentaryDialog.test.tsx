import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OrganizedEvent } from '@/api';
import { apiPath } from '@/testing/handlers';
import { buildOrganizedEvent } from '@/testing/organizerFactories';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import ComplimentaryDialog from './ComplimentaryDialog';

const event = {
  ...buildOrganizedEvent(),
  ticket_tiers: [
    { id: 1, name: 'Stalls', is_active: true, available_tickets: 42 },
    { id: 2, name: 'Closed', is_active: false, available_tickets: 9 },
  ],
} as unknown as OrganizedEvent;

let sent: unknown[];
let refusal: object | null;

beforeEach(() => {
  sent = [];
  refusal = null;
  server.use(
    http.post(apiPath('/events/12/complimentary/'), async ({ request }) => {
      sent.push(await request.json());
      return refusal
        ? HttpResponse.json(refusal, { status: 400 })
        : HttpResponse.json({ tickets: 2, booking_numbers: ['BK-1', 'BK-2'] }, { status: 201 });
    }),
  );
});

const open = () => {
  const onClose = jest.fn();
  return renderWithProviders(<ComplimentaryDialog event={event} onClose={onClose} />, {
    preloadedState: { auth: signedIn(buildUser({ permissions: ['organize_events'] })) },
  });
};
const person = (number: number) => within(screen.getByRole('group', { name: `Person ${number}` }));

it('gives a pasted list away, and says where the tickets are', async () => {
  const { user } = open();
  const tier = await screen.findByRole('combobox', { name: 'Ticket' });
  expect(
    within(tier)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Stalls, 42 left']);
  await user.fill(screen.getByRole('textbox', { name: /Reason/ }), 'Press');
  await user.click(person(1).getByRole('textbox', { name: /Name/ }));
  await user.paste('Nila Rao, nila@press.example\nOmar Khan <omar@press.example>\n');
  expect(person(2).getByRole('textbox', { name: /Email/ })).toHaveValue('omar@press.example');
  await user.click(screen.getByRole('button', { name: 'Give 2 tickets' }));
  expect(await screen.findByRole('dialog', { name: '2 tickets given' })).toBeVisible();
  expect(sent).toEqual([
    {
      tier: 1,
      reason: 'Press',
      attendees: [
        {
          name: 'Nila Rao',
          email: 'nila@press.example',
        },
        {
          name: 'Omar Khan',
          email: 'omar@press.example',
        },
      ],
    },
  ]);
});

it('names the letters that tickets cannot show, of pasted people and of those who are removed again', async () => {
  const { user } = open();
  await user.fill(await screen.findByRole('textbox', { name: /Reason/ }), 'Press');
  await user.click(person(1).getByRole('textbox', { name: /Name/ }));
  await user.paste('Nila Rao, nila@press.example\nAnna Հ, anna@press.example\n');
  const name = person(2).getByRole('textbox', { name: /Name/ });
  expect(name).toHaveAccessibleDescription(
    'Tickets cannot show Հ and print “?” instead. Latin letters work.',
  );
  expect(name).toBeValid();
  expect(person(1).getByRole('textbox', { name: /Name/ })).toHaveAccessibleDescription('');
  await user.click(screen.getByRole('button', { name: 'Remove person 1' }));
  expect(person(1).getByRole('textbox', { name: /Name/ })).toHaveAccessibleDescription(
    /^Tickets cannot show Հ/,
  );
  await user.click(screen.getByRole('button', { name: 'Give 1 ticket' }));
  expect(await screen.findByRole('dialog', { name: /given$/ })).toBeVisible();
  expect(sent).toMatchObject([{ attendees: [{ name: 'Anna Հ', email: 'anna@press.example' }] }]);
});

it('asks for what is missing, and shows what the server refuses at its row', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a person' }));
  await user.click(screen.getByRole('button', { name: 'Give 2 tickets' }));
  expect(await screen.findByText('Enter a reason.')).toBeVisible();
  expect(screen.getAllByText('Email is required')).toHaveLength(2);
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove person 2' }));
  await user.fill(screen.getByRole('textbox', { name: /Reason/ }), 'Press');
  await user.fill(person(1).getByRole('textbox', { name: /Name/ }), 'Nila Rao');
  await user.fill(person(1).getByRole('textbox', { name: /Email/ }), 'nila@press.example');
  const sentence = 'Email is not a valid email address.';
  refusal = { error: sentence, code: 'invalid_input', fields: { 'attendees.0.email': sentence } };
  await user.click(screen.getByRole('button', { name: 'Give 1 ticket' }));
  const email = person(1).getByRole('textbox', { name: /Email/ });
  expect(await person(1).findByText(sentence)).toBeVisible();
  expect(email).toHaveFocus();
});
