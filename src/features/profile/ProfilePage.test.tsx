import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectToasts } from '@/testing/expectToasts';
import { loseConnection, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { choose, facts, field, open, openEdit, save, serveProfile } from './profile.testUtils';

// Failures of the profile are logged (docs/product/calls.md#messages).
let logged: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  logged.mockRestore();
});

describe('viewing', () => {
  it('leads to a new password', async () => {
    serveProfile();
    open();
    expect(await screen.findByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  });

  it('shows a loading text, then every field', async () => {
    serveProfile();
    open();
    expect(screen.getByText('Loading...')).toBeVisible();
    await screen.findByText('asha@northwind.example');
    expect(facts()).toEqual({
      'First name': 'Asha',
      'Last name': 'Rao',
      Username: 'asha',
      Email: 'asha@northwind.example',
      'Date of birth': 'Thu, May 17, 1990',
      Gender: 'Female',
      Role: 'Employee',
      'Company ID': '2 · Northwind Industries',
    });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('says what was not provided', async () => {
    serveProfile({ fname: '', lname: '', dob: null, gender: null, company_id: null });
    open();
    await screen.findByText('asha@northwind.example');
    const empty = Object.entries(facts()).filter(([, value]) => value === 'Not provided');
    expect(empty.map(([term]) => term)).toEqual([
      'First name',
      'Last name',
      'Date of birth',
      'Gender',
      'Company ID',
    ]);
  });

  it('logs that it could not be loaded, and tries again', async () => {
    server.use(refuse('get', '/users/:id', 500, { error: 'Out of order.' }));
    const { user } = open();
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Your profile could not be loaded');
    expect(logged).toHaveBeenCalled();
    serveProfile();
    await user.click(within(panel).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('asha@northwind.example')).toBeVisible();
  });
});

describe('editing', () => {
  it('starts at the first field; the email is only to be read', async () => {
    serveProfile();
    await openEdit();
    expect(field(/^First name/)).toHaveFocus();
    expect(field(/^Email$/)).toHaveAttribute('readonly');
    expect(field(/^Email$/)).toHaveAccessibleDescription('The email address cannot be changed.');
    expect(field(/^Date of birth/)).toHaveAttribute('type', 'date');
    expect(field(/^Company ID/)).toHaveAttribute('type', 'number');
  });

  it('sends nothing when nothing changed', async () => {
    const sent = serveProfile();
    const view = await openEdit();
    await view.user.click(save());
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toHaveFocus();
    expect(sent).toEqual([]);
    await expectToasts(view);
  });

  it('sends only what changed, and shows it', async () => {
    const sent = serveProfile();
    const view = await openEdit();
    await view.user.clear(field(/^Last name/));
    await view.user.fill(field(/^Last name/), ' Menon ');
    await choose(view, /Gender/, 'Other');
    await view.user.click(save());
    expect(await screen.findByText('Menon')).toBeVisible();
    expect(sent).toEqual([{ lname: 'Menon', gender: 'other' }]);
    await expectToasts(view, { tone: 'success', message: 'Profile saved' });
  });

  it('can clear provided values', async () => {
    const sent = serveProfile();
    const view = await openEdit();
    await view.user.clear(field(/^Date of birth/));
    await choose(view, /Gender/, 'Not provided');
    await view.user.click(save());
    await waitFor(() => expect(sent).toEqual([{ dob: null, gender: null }]));
  });

  it('discards everything on Cancel', async () => {
    const sent = serveProfile();
    const { user } = await openEdit();
    await user.type(field(/^First name/), 'nti');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(facts()).toMatchObject({ 'First name': 'Asha' });
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    expect(field(/^First name/)).toHaveValue('Asha');
    expect(sent).toEqual([]);
  });

  it.each([
    [/^First name/, ' ', 'First name is required'],
    [/^Last name/, ' ', 'Last name is required'],
    [/^Username/, 'a b', 'Username must be 3 to 60 letters, digits, dots, dashes or underscores'],
  ])('refuses %s %j', async (label, text, message) => {
    const sent = serveProfile();
    const { user } = await openEdit();
    await user.clear(field(label));
    await user.fill(field(label), text);
    await user.click(save());
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    expect(field(label)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it.each([
    [
      'the server',
      refuse('put', '/users/:id', 409, {
        error: 'That name is taken.',
        fields: { username: 'Taken.' },
      }),
      'That name is taken.',
    ],
    [
      'the network',
      loseConnection('put', '/users/:id'),
      'Network error. Please check your connection and try again.',
    ],
  ])('shows beside Save that %s refused, and logs it', async (_case, handler, message) => {
    serveProfile();
    server.use(handler);
    const view = await openEdit();
    await view.user.type(field(/^Username/), '2');
    await view.user.click(save());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    expect(field(/^Username/)).toHaveValue('asha2');
    await expectToasts(view);
    expect(logged).toHaveBeenCalled();
  });
});
