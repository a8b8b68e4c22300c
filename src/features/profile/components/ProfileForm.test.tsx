import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { expectToasts } from '@/testing/expectToasts';
import { buildUser } from '@/testing/userFactories';
import { choose, facts, field, openEdit, save, serveProfile } from '../profile.testUtils';

describe('role and company', () => {
  const admin = buildUser({ role: 'admin', permissions: ['manage_all_users'] });
  const options = () =>
    screen
      .getAllByRole('option')
      .map((option) => [option.textContent, option.getAttribute('aria-disabled') === 'true']);

  it('are read-only for most people, with the reason', async () => {
    serveProfile();
    await openEdit();
    const role = screen.getByRole('combobox', { name: /Role/ });
    expect(role).toHaveTextContent('User');
    expect(role).toHaveAttribute('aria-disabled', 'true');
    expect(role).toHaveAccessibleDescription('Only an administrator can change a role.');
    expect(field(/^Company ID/)).toBeDisabled();
    expect(field(/^Company ID/)).toHaveAccessibleDescription(
      'The company follows from your email address.',
    );
  });

  it('are open to a platform admin, but for what only a super admin gives', async () => {
    serveProfile();
    const { user } = await openEdit(admin);
    await user.click(screen.getByRole('combobox', { name: /Role/ }));
    expect(options()).toEqual([
      ['User', false],
      ['Admin', false],
      ['SuperadminOnly a Super Admin can make someone a Super Admin.', true],
    ]);
  });

  it('show the present role when the form does not offer it', async () => {
    serveProfile({ role: 'company_manager' });
    await openEdit();
    expect(screen.getByRole('combobox', { name: /Role/ })).toHaveTextContent('Manager');
  });

  it('can be changed by a platform admin', async () => {
    const sent = serveProfile();
    const view = await openEdit(admin);
    await choose(view, /Role/, 'Admin');
    await view.user.clear(field(/^Company ID/));
    await view.user.type(field(/^Company ID/), '4');
    await view.user.click(save());
    await waitFor(() => expect(sent).toEqual([{ role: 'admin', company_id: 4 }]));
  });

  it.each(['0', '1.5', '-2'])('take no company %s', async (text) => {
    const sent = serveProfile();
    const { user } = await openEdit(admin);
    await user.clear(field(/^Company ID/));
    await user.fill(field(/^Company ID/), text);
    await user.click(save());
    expect(await screen.findByText('Company ID must be a number')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('say when the server kept the old ones', async () => {
    serveProfile({}, ['company_id', 'role']);
    const view = await openEdit(admin);
    await view.user.clear(field(/^Company ID/));
    await view.user.type(field(/^Company ID/), '4');
    await view.user.click(save());
    await expectToasts(view, {
      tone: 'info',
      message: 'Saved, but not the company: only an administrator can change it.',
    });
    expect(facts()).toMatchObject({ 'Company ID': '2 · Northwind Industries' });
  });
});

it('names the letters of a name that tickets and invoices cannot show, and saves it', async () => {
  const sent = serveProfile();
  const { user } = await openEdit();
  const name = field(/^First name/);
  await user.clear(name);
  await user.type(name, 'Անի');
  expect(name).toHaveAccessibleDescription(/^Tickets cannot show Ա, ն, ի and print/);
  await user.click(save());
  await waitFor(() => expect(sent).toEqual([{ fname: 'Անի' }]));
});
