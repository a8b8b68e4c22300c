import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import {
  invitation,
  manager,
  open,
  proven,
  RECORD,
  row,
  section,
  serve,
  toasts,
  unproven,
} from './company.testUtils';

describe('the domain', () => {
  it('shows the record to publish, copies it, and says what the proof changes', async () => {
    serve({ company: unproven });
    const view = open();
    const domain = within(await section('Domain'));
    expect(domain.getByText('Not proven')).toBeVisible();
    expect(domain.getByText(RECORD)).toBeVisible();
    expect(domain.getByText('TXT')).toBeVisible();
    expect(domain.getByText(/until then you manage only people whom you invited/)).toBeVisible();
    expect(domain.getByRole('heading', { name: 'What changes after the proof' })).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await view.user.click(domain.getByRole('button', { name: 'Copy the value' }));
    await waitFor(() => expect(toasts(view)).toEqual([['success', 'The value is copied']]));
    expect(copied).toHaveBeenCalledWith(RECORD);
    copied.mockRejectedValueOnce(new Error('not allowed'));
    await view.user.click(domain.getByRole('button', { name: 'Copy the name' }));
    await waitFor(() =>
      expect(toasts(view)).toContainEqual([
        'error',
        'The name could not be copied. Please select it and copy it yourself.',
      ]),
    );
    expect(domain.getByRole('link', { name: 'Write to support' })).toHaveAttribute(
      'href',
      '/contact?subject=The+domain+of+Northwind+Industries',
    );
  });

  it('is looked up on request, says what was found, and is proven at last', async () => {
    const { prove } = serve({ company: unproven });
    const message = 'The TXT record at northwind.example has another value.';
    server.use(
      answer('post', '/company/domain/verify/', {
        company: unproven,
        outcome: 'wrong_value',
        message,
        found: ['foyer-verification=other'],
      }),
    );
    const { user } = open();
    const domain = within(await section('Domain'));
    const verify = () => domain.getByRole('button', { name: 'Verify now' });
    await user.click(verify());
    expect(await domain.findByText(`${message} Found: foyer-verification=other`)).toBeVisible();

    server.use(refuse('post', '/company/domain/verify/', 429, { error: 'Too many checks.' }));
    await user.click(verify());
    expect(await domain.findByText('Too many checks.')).toBeVisible();

    server.use(
      http.post(apiPath('/company/domain/verify/'), () => {
        prove();
        const outcome = 'proven';
        return HttpResponse.json({ company: proven, outcome, message: 'Done.', found: [] });
      }),
    );
    await user.click(verify());
    expect(await domain.findByText(/Proven on Fri, Nov 20, 2026/)).toBeVisible();
    expect(domain.queryByText(RECORD)).not.toBeInTheDocument();
    expect(domain.getByRole('heading', { name: 'Domain' })).toHaveFocus();
  });

  it('leads to support where the company has none', async () => {
    serve({ company: { ...unproven, domain: null, txt_record: null } });
    open();
    const domain = within(await section('Domain'));
    expect(domain.getByText(/Your company has no mail domain/)).toBeVisible();
    expect(domain.getByRole('link', { name: 'Write to support' })).toBeVisible();
  });
});

describe('invitations', () => {
  it('are sent with a role, and then stand in the list', async () => {
    const { sent } = serve({ company: unproven, invitations: [] });
    const view = open();
    const { user } = view;
    expect(await screen.findByRole('heading', { name: 'No open invitations' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Invite people' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a person' }));
    expect(dialog.getByText(/addresses that end in @northwind\.example/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findByText('Email is required')).toBeVisible();

    const email = dialog.getByRole('textbox', { name: /E-mail/ });
    const sentence = 'Until your domain is proven, you can invite addresses of it only.';
    server.use(
      http.post(
        apiPath('/company/invitations/'),
        () => HttpResponse.json({ error: sentence, fields: { email: sentence } }, { status: 400 }),
        { once: true },
      ),
    );
    await user.type(email, 'a@b.example');
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(sentence));

    await user.clear(email);
    await user.type(email, 'kabir@northwind.example');
    await user.click(dialog.getByRole('combobox', { name: 'Role' }));
    await user.click(screen.getByRole('option', { name: 'Manager' }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    const listed = await row('kabir@northwind.example');
    expect(listed.getByText('Manager')).toBeVisible();
    expect(listed.getByText(/Invited by you, sent Fri, Nov 20, 2026/)).toBeVisible();
    expect(toasts(view)).toEqual([['success', 'Invitation sent to kabir@northwind.example']]);
    expect(sent).toEqual([
      ['invite', { email: 'kabir@northwind.example', role: 'company_manager' }],
    ]);
  });

  it('are sent again and withdrawn', async () => {
    const { sent } = serve({ invitations: [{ ...invitation, is_expired: true }] });
    const view = open();
    const { user } = view;
    const listed = await row('ravi@northwind.example');
    expect(listed.getByText('Expired')).toBeVisible();
    await user.click(listed.getByRole('button', { name: /^Send again/ }));
    await waitFor(() =>
      expect(toasts(view)).toEqual([['success', 'A new link was sent to ravi@northwind.example']]),
    );
    await user.click(listed.getByRole('button', { name: /^Withdraw/ }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }),
    );
    expect(await screen.findByRole('heading', { name: 'No open invitations' })).toBeVisible();
    expect(sent).toEqual([
      ['resend', '31'],
      ['revoke', '31'],
    ]);
  });
});

it('shows a manager the domain, and who manages the people', async () => {
  serve({ company: { ...unproven, txt_record: null } });
  open(manager);
  expect(await screen.findByRole('heading', { level: 1, name: proven.name })).toBeVisible();
  expect(await screen.findByText(/Your company’s admin can prove it/)).toBeVisible();
  expect(screen.getByText(/Your company’s admin invites people/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says what could not be loaded, each part for itself, and tries again', async () => {
  serve();
  server.use(
    refuse('get', '/company/people/', 500, { error: 'People are away.' }),
    refuse('get', '/company/invitations/', 500, { error: 'Invitations are away.' }),
  );
  const { user, unmount } = open();
  const people = await section('People');
  expect(await within(people).findByText('People are away.')).toBeVisible();
  expect(await screen.findByText('Invitations are away.')).toBeVisible();
  serve();
  await user.click(within(people).getByRole('button', { name: 'Try Again' }));
  expect(await within(people).findByText('Neha Shah')).toBeVisible();
  unmount();

  server.use(refuse('get', '/company/', 404, { error: 'You belong to no company.' }));
  open();
  expect(await screen.findByText('You belong to no company.')).toBeVisible();
});
