import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SupportContact } from '@/api';
import { userLoaded } from '@/state';
import { expectToasts } from '@/testing/expectToasts';
import { answer, apiPath, loseConnection, refuse } from '@/testing/handlers';
import { bodyOf, recordRequests } from '@/testing/recordRequests';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { ContactPage } from './ContactPage';

const typed: [RegExp, string][] = [
  [/^First name/, 'Neha'],
  [/^Last name/, 'Shah'],
  [/^Email/, 'neha@acme.com'],
  [/^Company/, 'Acme'],
  [/^Subject/, 'Twelve seats'],
  [/^Message/, 'Two lines:\nthis is the second.'],
];
const field = (label: RegExp) => screen.getByLabelText(label);
const fill = (label: RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const send = () => screen.getByRole('button', { name: 'Send Message' });
async function fillAndSend(without?: RegExp) {
  const view = renderWithProviders(<ContactPage />);
  for (const [label, text] of typed) {
    if (String(label) !== String(without)) fill(label, text);
  }
  await view.user.click(send());
  return view;
}

it('says how else to reach us, and how soon we answer', async () => {
  renderWithProviders(<ContactPage />);
  expect(await screen.findByText('We reply within 2-4 business hours.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'help@acme.example' })).toHaveAttribute(
    'href',
    'mailto:help@acme.example',
  );
  expect(screen.getByRole('link', { name: '+91 22 5550 1234' })).toHaveAttribute(
    'href',
    'tel:+912255501234',
  );
  expect(screen.getByText('Support: 24/7')).toBeVisible();
  const offices = screen.getAllByRole('heading', { level: 3 }).map((city) => city.textContent);
  expect(offices).toEqual(['Mumbai', 'Bengaluru', 'New Delhi']);
});

it('says nothing of what is not set, and keeps the form when it cannot be loaded', async () => {
  const nothing = { email: 'help@acme.example', phone: null, hours: null };
  server.use(
    answer<SupportContact>('get', '/contact/', {
      ...nothing,
      reply_time: null,
      chat_url: null,
      offices: [],
    }),
  );
  const { unmount } = renderWithProviders(<ContactPage />);
  const details = () => within(screen.getByRole('complementary', { name: 'Contact details' }));
  expect(await screen.findByRole('link', { name: 'help@acme.example' })).toBeVisible();
  expect(details().getAllByRole('link')).toHaveLength(1);
  expect(details().queryByText(/reply|Support|Offices/)).not.toBeInTheDocument();
  unmount();

  server.use(refuse('get', '/contact/', 500));
  const { user } = renderWithProviders(<ContactPage />);
  expect(await screen.findByText('The contact details could not be loaded')).toBeVisible();
  expect(send()).toBeVisible();
  server.use(
    answer<SupportContact>('get', '/contact/', {
      ...nothing,
      reply_time: null,
      chat_url: null,
      offices: [],
    }),
  );
  await user.click(details().getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'help@acme.example' })).toBeVisible();
});

describe('the form', () => {
  it('sends what was typed and is empty again', async () => {
    const sent = recordRequests('post', '/contact/', bodyOf, { message: 'stored' }, 201);
    const view = renderWithProviders(<ContactPage />);
    for (const [label, text] of typed) fill(label, text);
    await view.user.click(screen.getByRole('combobox', { name: /Inquiry type/ }));
    const types = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(types.map((type) => type.textContent)).toEqual([
      'General',
      'Partnership',
      'Enterprise',
      'Support',
      'Media',
    ]);
    await view.user.click(screen.getByRole('option', { name: 'Enterprise' }));
    await view.user.click(send());
    await expectToasts(view, { tone: 'success', message: 'Message sent successfully!' });
    expect(sent).toEqual([
      {
        first_name: 'Neha',
        last_name: 'Shah',
        email: 'neha@acme.com',
        company: 'Acme',
        inquiry_type: 'enterprise',
        subject: 'Twelve seats',
        message: 'Two lines:\nthis is the second.',
      },
    ]);
    expect(field(/^Message/)).toHaveValue('');
  });

  it('keeps subject and message through a reload, until they are sent', async () => {
    server.use(answer('post', '/contact/', { message: 'stored' }));
    const first = renderWithProviders(<ContactPage />);
    for (const [label, text] of typed) fill(label, text);
    first.unmount();
    const second = renderWithProviders(<ContactPage />);
    expect(field(/^Message/)).toHaveValue('Two lines:\nthis is the second.');
    expect(field(/^Subject/)).toHaveValue('Twelve seats');
    for (const [label, text] of typed) fill(label, text);
    await second.user.click(send());
    await expectToasts(second, {});
    second.unmount();
    renderWithProviders(<ContactPage />);
    expect(field(/^Message/)).toHaveValue('');
  });

  it.each([
    [/^First name/, 'First name is required'],
    [/^Last name/, 'Last name is required'],
    [/^Email/, 'Email is required'],
    [/^Company/, 'Company is required'],
    [/^Subject/, 'Subject is required'],
    [/^Message/, 'Message is required'],
  ])('needs %s', async (label, message) => {
    await fillAndSend(label);
    expect(await screen.findByText(message)).toBeVisible();
    expect(field(label)).toHaveFocus();
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(message);
  });

  it.each([
    [
      'the server',
      refuse('post', '/contact/', 429, { error: 'Enough for today.' }),
      'Enough for today.',
    ],
    [
      'the server without words',
      http.post(apiPath('/contact/'), () => new HttpResponse(null, { status: 500 })),
      'Failed to send message. Please try again.',
    ],
    [
      'the network',
      loseConnection('post', '/contact/'),
      'Network error. Please check your connection and try again.',
    ],
  ])('keeps what was typed when %s refuses', async (_case, handler, message) => {
    server.use(handler);
    const view = await fillAndSend();
    await expectToasts(view, { tone: 'error', message });
    expect(screen.getByText(message)).toBeVisible();
    expect(field(/^Subject/)).toHaveValue('Twelve seats');
  });

  it('shows what the server says about a field at that field', async () => {
    server.use(
      refuse('post', '/contact/', 400, {
        error: 'Please check the form.',
        fields: { email: 'No mail server answers there.', __proto__: 'never' },
      }),
    );
    await fillAndSend();
    await waitFor(() =>
      expect(field(/^Email/)).toHaveAccessibleDescription('No mail server answers there.'),
    );
    expect(field(/^Email/)).toHaveFocus();
  });

  it('knows who is signed in, and helps the browser with everybody else', () => {
    renderWithProviders(<ContactPage />, { preloadedState: { auth: signedIn() } });
    expect(field(/^First name/)).toHaveValue('Asha');
    expect(field(/^Email/)).toHaveValue('asha@northwind.example');
    expect(field(/^Company/)).toHaveValue('Northwind Industries');
    const labels = [/^First name/, /^Last name/, /^Email/, /^Phone/, /^Company/];
    expect(labels.map((label) => field(label).getAttribute('autocomplete'))).toEqual([
      'given-name',
      'family-name',
      'email',
      'tel',
      'organization',
    ]);
    expect(field(/^Message/).tagName).toBe('TEXTAREA');
    expect(field(/^Message/)).toHaveAttribute('maxlength', '5000');
  });

  it('fills in who it is once that is known after a reload, and keeps what was typed', async () => {
    const atStart = { ...signedIn(), user: null, initialised: false };
    const view = renderWithProviders(<ContactPage />, {
      route: '/contact?subject=The+domain',
      preloadedState: { auth: atStart },
    });
    await view.user.fill(field(/^Last name/), 'Rao-Menon');
    await view.user.fill(field(/^Message/), 'Good morning');
    expect(field(/^First name/)).toHaveValue('');
    act(() => void view.store.dispatch(userLoaded(buildUser())));
    await waitFor(() => expect(field(/^First name/)).toHaveValue('Asha'));
    expect(field(/^Email/)).toHaveValue('asha@northwind.example');
    expect(field(/^Company/)).toHaveValue('Northwind Industries');
    expect(field(/^Last name/)).toHaveValue('Rao-Menon');
    expect(field(/^Message/)).toHaveValue('Good morning');
    expect(field(/^Subject/)).toHaveValue('The domain');
  });
});
