import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Setup, SetupRequest } from '@/api';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { renderApp } from '@/testing/renderApp';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';

const setup: Setup = {
  is_set_up: false,
  configuration: {
    public_url: 'https://foyer.bombaylive.com',
    database: 'embedded',
    checks: [
      { name: 'razorpay', status: 'ready', value: '4F2K', variables: ['RAZORPAY_KEY_ID'] },
      { name: 'stripe', status: 'not_set', value: null, variables: ['STRIPE_SECRET_KEY'] },
      { name: 'mail', status: 'attention', value: null, variables: ['SMTP_URL'] },
    ],
    demo_allowed: true,
  },
};

function markPage() {
  const notice = document.createElement('meta');
  notice.name = 'foyer-setup';
  document.head.append(notice);
}
afterEach(() => document.querySelector('meta[name="foyer-setup"]')?.remove());

const open = (route: string) => renderApp(route);

describe('a place without people', () => {
  it.each(['/', '/events', '/signin', '/signup', '/nowhere'])(
    'says at %s that it is being set up',
    async (route) => {
      markPage();
      await open(route);
      expect(await screen.findByRole('heading', { name: 'The doors open soon' })).toBeVisible();
      expect(screen.getByText(/link that the server printed/)).toBeVisible();
    },
  );

  it('is set up in four steps, which can be changed until the last', async () => {
    markPage();
    let sent: SetupRequest | undefined;
    let token: string | null = null;
    let event: unknown;
    const organizer = { id: 7, version: 1, name: 'Bombay Live' };
    server.use(
      answer<Setup>('get', '/setup/', setup),
      http.post(apiPath('/setup/'), async ({ request }) => {
        const body: unknown = await request.json();
        token = request.headers.get('x-setup-token');
        const isFirst = sent === undefined;
        sent = body as SetupRequest;
        if (isFirst) {
          const sentence = 'This is not a valid GSTIN. Please check what was typed.';
          const error = { error: sentence, code: 'invalid_input', fields: { gstin: sentence } };
          return HttpResponse.json(error, { status: 400 });
        }
        const session = { access_token: 'a', refresh_token: 'r', user: buildUser() };
        return HttpResponse.json({ ...session, organizer }, { status: 201 });
      }),
      http.post(apiPath('/events/'), async ({ request }) => {
        event = await request.json();
        return HttpResponse.json({ id: 3 }, { status: 201 });
      }),
    );
    const { user } = await open('/setup?token=abc');
    const step = (name: string) => screen.getByRole('region', { name });
    const next = () => user.click(screen.getByRole('button', { name: 'Continue' }));

    await screen.findByRole('heading', { name: 'Before the doors open' });
    await next();
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    await user.fill(screen.getByLabelText(/^Name/), 'Bombay Live');
    await user.type(screen.getByLabelText(/^GSTIN/), '27X');
    await user.tab();
    expect(await screen.findByText(/not a valid GSTIN/)).toBeVisible();
    await user.clear(screen.getByLabelText(/^GSTIN/));
    await user.fill(screen.getByLabelText(/^GSTIN/), '27aafcf4821m1ze');
    await next();

    await user.fill(await screen.findByLabelText(/^First name/), 'Rhea');
    await user.fill(screen.getByLabelText(/^Last name/), 'Fernandes');
    await user.fill(screen.getByLabelText(/^Email/), 'rhea@bombaylive.com');
    await user.fill(screen.getByLabelText(/^Password/), 'correct-horse');
    await next();

    const checks = step('Payments and email');
    expect(await within(checks).findByText(/Live key ending 4F2K/)).toBeVisible();
    expect(within(checks).getByText('STRIPE_SECRET_KEY')).toBeVisible();
    expect(within(checks).getByText(/Without email nobody can confirm/)).toBeVisible();
    expect(step('First administrator')).toHaveTextContent('Rhea Fernandes · rhea@bombaylive.com');
    await next();

    const doors = await screen.findByRole('button', { name: 'Open the Doors' });
    expect(doors).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Import my events from a file' }));
    expect(doors).toBeEnabled();
    await user.fill(screen.getByLabelText('Title'), 'Monsoon Ragas');
    await user.click(doors);

    // What the server refuses opens the step of the field, with its sentence.
    expect(await within(step('Your organisation')).findByText(/not a valid GSTIN/)).toBeVisible();
    expect(token).toBe('abc');
    await user.fill(screen.getByLabelText(/^Legal name/), 'Bombay Live Private Limited');
    await user.clear(screen.getByLabelText(/^GSTIN/));
    await next();
    await user.click(await screen.findByRole('button', { name: 'Open the Doors' }));

    await waitFor(() => expect(event).toEqual({ organizer: 7, title: 'Monsoon Ragas' }));
    expect(sent).toEqual({
      first_name: 'Rhea',
      last_name: 'Fernandes',
      email: 'rhea@bombaylive.com',
      password: 'correct-horse',
      organizer: {
        name: 'Bombay Live',
        legal_name: 'Bombay Live Private Limited',
      },
      demo: false,
    });
    await waitFor(() =>
      expect(screen.queryByRole('form', { name: 'Set up Foyer' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByText('The doors open soon')).not.toBeInTheDocument();
  }, 30_000);

  it('keeps what was typed through a reload, but for the password', async () => {
    markPage();
    server.use(answer<Setup>('get', '/setup/', setup));
    const first = await open('/setup?token=abc');
    const next = () => first.user.click(screen.getByRole('button', { name: 'Continue' }));
    await first.user.fill(await screen.findByLabelText(/^Name/), 'Bombay Live');
    await next();
    await first.user.fill(await screen.findByLabelText(/^First name/), 'Rhea');
    await first.user.fill(screen.getByLabelText(/^Password/), 'correct-horse');
    first.unmount();
    expect(JSON.stringify({ ...localStorage })).not.toContain('correct-horse');

    await open('/setup?token=abc');
    expect(await screen.findByLabelText(/^First name/)).toHaveValue('Rhea');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('');
    expect(screen.getByRole('region', { name: 'Your organisation' })).toHaveTextContent(
      'Bombay Live',
    );
  });

  it('says of a wrong link where the right one is, and of a used one that it is used', async () => {
    const body = { error: 'This link is not valid.', code: 'setup_token' } as const;
    server.use(refuse('get', '/setup/', 403, body));
    const { unmount } = await open('/setup?token=wrong');
    expect(await screen.findByRole('heading', { name: 'This link is not valid' })).toBeVisible();
    expect(screen.getByText('setup-token')).toBeVisible();
    unmount();
    server.use(answer<Setup>('get', '/setup/', { is_set_up: true, configuration: null }));
    await open('/setup?token=used');
    expect(await screen.findByRole('heading', { name: 'Foyer is set up' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
  });
});
