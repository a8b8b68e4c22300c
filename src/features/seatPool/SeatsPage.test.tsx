import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router';
import type { SeatOffer } from '@/api';
import { pageAt, titleOf } from '@/app/routing/pageHandle';
import { routes } from '@/app/routing/routes';
import { apiPath, loseConnection, refuse } from '@/testing/handlers';
import { LocationProbe } from '@/testing/LocationProbe';
import { recordRequests } from '@/testing/recordRequests';
import { renderWithProviders, signedIn, signedOut } from '@/testing/renderWithProviders';
import { buildSeatClaim, buildSeatOffer } from '@/testing/seatFactories';
import { server } from '@/testing/server';
import { SeatsPage } from './SeatPages';

const TOKEN = '1-offer-token';
const NEXT = encodeURIComponent(`/seats/${TOKEN}`);

/** A server with one offer, which is looked at anew after each claim. */
function serve(offer: Partial<SeatOffer> = {}) {
  const now = { offer: buildSeatOffer(offer) };
  server.use(http.get(apiPath('/seats/:token/'), () => HttpResponse.json(now.offer)));
  const sent = recordRequests(
    'post',
    '/seats/:token/claim/',
    ({ params, body }) => [params.token, body],
    buildSeatClaim(),
    201,
  );
  return { sent, now };
}

const open = (auth = signedOut()) =>
  renderWithProviders(
    <Routes>
      <Route path="/seats/:token" element={<SeatsPage />} />
      <Route path="*" element={<LocationProbe />} />
    </Routes>,
    { route: `/seats/${TOKEN}`, preloadedState: { auth } },
  );

const button = (name: string) => screen.findByRole('button', { name });

it('shows what is offered, and a colleague claims with one press, once', async () => {
  const { sent } = serve({ title: 'Team evening', message: 'Come along.\nDinner after.' });
  const { user } = open(signedIn());
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Mumbai Jazz Night');
  for (const text of [
    'Offered by Northwind Industries',
    '3 seats left',
    'Sat, Mar 14, 2099, 7:00 PM to 10:00 PM IST',
    'Royal Opera House, Mumbai',
    'Fri, Mar 13, 2099, 6:00 PM IST',
    /Dinner after/,
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('heading', { name: 'Team evening' })).toBeVisible();
  expect(screen.getByText(/mailed to asha@northwind\.example/)).toBeVisible();
  expect(document.querySelector<HTMLMetaElement>('meta[name=referrer]')?.content).toBe(
    'no-referrer',
  );
  expect(titleOf(pageAt(routes, `/seats/${TOKEN}`))).toBe('Claim a Seat | Foyer');
  await user.dblClick(await button('Claim a Seat'));
  expect(await screen.findByText('Now at /seats/claimed/1-claim-token')).toBeVisible();
  expect(sent).toEqual([[TOKEN, {}]]);
});

it('a guest gives name, address and consent, and what is wrong is said at the fields', async () => {
  const { sent } = serve({ claim_as: 'guest', audience: 'anybody' });
  const { user } = open();
  await user.click(await button('Claim a Seat'));
  const name = screen.getByRole('textbox', { name: /Full name/ });
  const email = screen.getByRole('textbox', { name: /Email/ });
  const consent = screen.getByRole('checkbox', { name: /Northwind Industries and the organizer/ });
  await waitFor(() => expect(name).toHaveAccessibleDescription('Full name is required'));
  expect(email).toHaveAccessibleDescription('Email is required');
  expect(consent).toHaveAccessibleDescription(/^Please agree/);
  await user.fill(name, 'Ira Հ Sen');
  await waitFor(() => expect(name).toHaveAccessibleDescription(/^Tickets cannot show Հ/));
  await user.clear(name);
  await user.fill(name, 'Ira Sen');
  await user.fill(email, 'ira@guests.example ');
  await user.click(consent);
  server.use(
    refuse('post', '/seats/:token/claim/', 400, {
      error: 'Please look at the fields.',
      fields: { email: 'This address cannot get mail.' },
    }),
  );
  await user.click(await button('Claim a Seat'));
  await waitFor(() => expect(email).toHaveAccessibleDescription('This address cannot get mail.'));
  expect(name).toHaveValue('Ira Sen');

  const { sent: then } = serve({ claim_as: 'guest', audience: 'anybody' });
  await user.fill(screen.getByRole('textbox', { name: /Phone/ }), '+91 98200 00000');
  await user.dblClick(await button('Claim a Seat'));
  expect(await screen.findByText('Now at /seats/claimed/1-claim-token')).toBeVisible();
  const guest = { name: 'Ira Sen', email: 'ira@guests.example', phone: '+91 98200 00000' };
  expect([...sent, ...then]).toEqual([[TOKEN, { ...guest, consent: true }]]);
});

it('a guest says for whom they work where the company asks, and is told when it cannot give the seat', async () => {
  const guestOffer = { claim_as: 'guest', audience: 'anybody', asks_guest: true } as const;
  const { sent } = serve(guestOffer);
  const { user } = open();
  await user.click(await button('Claim a Seat'));
  const organisation = screen.getByRole('textbox', { name: /Organisation/ });
  await waitFor(() => expect(organisation).toHaveAccessibleDescription('Enter who you work for'));
  expect(screen.getByRole('group', { name: 'You are' })).toHaveAccessibleDescription(
    'Choose what you are',
  );
  expect(sent).toEqual([]);
  await user.fill(screen.getByRole('textbox', { name: /Full name/ }), 'Ira Sen');
  await user.fill(screen.getByRole('textbox', { name: /Email/ }), 'ira@guests.example');
  await user.fill(organisation, 'Meridian Capital ');
  await user.click(screen.getByRole('radio', { name: 'A client or business partner' }));
  await user.click(screen.getByRole('checkbox'));
  const sentence = 'By its rules for guests Northwind cannot give you this seat.';
  server.use(
    refuse('post', '/seats/:token/claim/', 409, { code: 'guest_refused', error: sentence }),
  );
  await user.click(await button('Claim a Seat'));
  expect(await screen.findByText(sentence)).toBeVisible();

  const { sent: then } = serve(guestOffer);
  await user.click(screen.getByRole('radio', { name: 'A public official' }));
  await user.click(await button('Claim a Seat'));
  expect(await screen.findByText('Now at /seats/claimed/1-claim-token')).toBeVisible();
  expect(then).toEqual([
    [
      TOKEN,
      {
        name: 'Ira Sen',
        email: 'ira@guests.example',
        consent: true,
        kind: 'public_official',
        organisation: 'Meridian Capital',
      },
    ],
  ]);
});

it('a guest who has a seat already is told where the ticket is', async () => {
  serve({ claim_as: 'guest', audience: 'anybody' });
  const sentence = 'This address has a seat here already. The ticket is in the email.';
  server.use(
    refuse('post', '/seats/:token/claim/', 409, { code: 'already_claimed', error: sentence }),
  );
  const { user } = open(signedIn());
  // Somebody of another company: their name and address are known.
  expect(await screen.findByRole('textbox', { name: /Full name/ })).toHaveValue('Asha Rao');
  expect(screen.queryByRole('link', { name: 'sign in' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox'));
  await user.click(await button('Claim a Seat'));
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('leads whoever has a seat to it, also one claimed in another tab meanwhile', async () => {
  const { now } = serve();
  const { user } = open(signedIn());
  const claim = await button('Claim a Seat');
  server.use(refuse('post', '/seats/:token/claim/', 409, { code: 'already_claimed' }));
  now.offer = buildSeatOffer({ claim_token: '1-other-tab' });
  await user.click(claim);
  expect(await screen.findByText('Now at /seats/claimed/1-other-tab')).toBeVisible();
});

it('says that the last seat was taken meanwhile, and looks again', async () => {
  const { now } = serve({ seats_left: 1 });
  const { user } = open(signedIn());
  expect(await screen.findByText('1 seat left')).toBeVisible();
  server.use(refuse('post', '/seats/:token/claim/', 409, { code: 'no_seats_left' }));
  now.offer = buildSeatOffer({ seats_left: 0 });
  await user.click(await button('Claim a Seat'));
  expect(await screen.findByRole('heading', { name: 'All seats are taken' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Claim a Seat' })).not.toBeInTheDocument();
  now.offer = buildSeatOffer({ seats_left: 2 });
  await user.click(await button('Check Again'));
  expect(await button('Claim a Seat')).toBeVisible();
});

it('says what failed and can be pressed again', async () => {
  serve();
  server.use(
    refuse('post', '/seats/:token/claim/', 429, { error: 'Please try again in an hour.' }),
  );
  const { user } = open(signedIn());
  await user.click(await button('Claim a Seat'));
  expect(await screen.findByText('Please try again in an hour.')).toBeVisible();
  serve();
  await user.click(await button('Claim a Seat'));
  expect(await screen.findByText('Now at /seats/claimed/1-claim-token')).toBeVisible();
});

it('asks a visitor to sign in where only colleagues may claim, and leads back', async () => {
  serve({ claim_as: 'sign_in' });
  open();
  expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/signin?next=${NEXT}`,
  );
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    `/signup?next=${NEXT}`,
  );
});

it('tells an account of elsewhere so, which can be changed', async () => {
  const { now } = serve({ claim_as: 'nobody' });
  const signOuts: unknown[] = [];
  server.use(
    http.post(apiPath('/auth/logout/'), async ({ request }) => {
      signOuts.push(await request.json());
      now.offer = buildSeatOffer({ claim_as: 'sign_in' });
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = open(signedIn());
  expect(await screen.findByText(/signed in as asha@.*cannot claim them/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See Events' })).toHaveAttribute('href', '/events');
  await user.click(await button('Use Another Account'));
  await waitFor(() => expect(signOuts).toHaveLength(1));
});

it.each([
  [404, 'not_found', 'This link no longer works', 'Ask the person who sent it to you'],
  [400, 'invalid_input', 'This link no longer works', 'Ask the person who sent it to you'],
  [410, 'event_cancelled', 'This event was cancelled', 'The organizer has cancelled'],
  [410, 'booking_ended', 'These seats are no longer offered', 'cancelled the booking'],
  [410, 'offer_over', 'The time to claim is over', 'its ticket is in the email'],
] as const)('says what %i %s means, with a way on', async (status, code, title, sentence) => {
  serve();
  const { user } = open(signedIn());
  const claim = await button('Claim a Seat');
  // Also where it was loaded before.
  server.use(
    refuse('post', '/seats/:token/claim/', status, { code }),
    refuse('get', '/seats/:token/', status, { code }),
  );
  await user.click(claim);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('link', { name: 'See Events' })).toHaveAttribute('href', '/events');
});

it('can be tried again without a network', async () => {
  server.use(loseConnection('get', '/seats/:token/'));
  const { user } = open();
  expect(
    await screen.findByRole('heading', { name: 'The seats could not be loaded' }),
  ).toBeVisible();
  serve({ claim_as: 'sign_in' });
  await user.click(await button('Try Again'));
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
});
