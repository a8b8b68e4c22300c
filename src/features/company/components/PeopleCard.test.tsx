import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@/testing/handlers';
import { server } from '@/testing/server';
import { buildProfile } from '@/testing/userFactories';
import { open, person, row, self, serve, toasts, unproven } from '../company.testUtils';

describe('the people', () => {
  it('are listed with role and state, and found by a search', async () => {
    const gone = person({ id: 9, name: '', email: 'gone@northwind.example', is_active: false });
    const { sent } = serve({ people: [self, person({}), gone] });
    const { user } = open();
    expect(await screen.findByText('3 people')).toBeVisible();
    const mine = await row('Meera Iyer');
    expect(mine.getByText('You')).toBeVisible();
    expect(mine.queryByRole('button')).not.toBeInTheDocument();
    expect((await row('Neha Shah')).getByText('Joined Mon, Nov 2, 2026')).toBeVisible();
    const closed = screen.getByRole('button', { name: 'Open account of gone@northwind.example' });
    expect(closed).toBeVisible();
    expect(screen.getByText('Account closed')).toBeVisible();

    const box = screen.getByRole('searchbox', { name: 'Search people' });
    await user.type(box, 'neha');
    expect(await screen.findByText('1 person found')).toBeVisible();
    expect(screen.queryByText('Meera Iyer')).not.toBeInTheDocument();
    expect(sent).toContainEqual(['search', 'neha']);
    await user.type(box, 'x');
    expect(await screen.findByRole('heading', { name: 'Nobody found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show everybody' }));
    expect(await screen.findByText('Meera Iyer')).toBeVisible();
  });

  it('come in pages of 20, and until the proof they are those whom one invited', async () => {
    const many = Array.from({ length: 21 }, (_, index) =>
      person({ id: 100 + index, name: `Person ${index + 1}` }),
    );
    serve({ company: unproven, people: many });
    const { user } = open();
    expect(await screen.findByText('21 people: you, and those whom you invited')).toBeVisible();
    expect(screen.getByText('20 of 21 shown')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Person 21')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('get another role, with what it may do', async () => {
    const { sent } = serve();
    const view = open();
    const { user } = view;
    await user.click(await screen.findByRole('button', { name: 'Change role of Neha Shah' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Role of Neha Shah' }));
    expect(dialog.getByText('Books for themselves and for colleagues.')).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: 'Role' }));
    const roles = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(roles).toEqual(['Employee', 'Client', 'Manager', 'Company Admin']);
    await user.click(screen.getByRole('option', { name: 'Manager' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts(view)).toEqual([['success', 'Neha Shah is now Manager']]));
    expect(sent).toEqual([['update', '8', { role: 'company_manager' }]]);
    expect(await (await row('Neha Shah')).findByText('Manager')).toBeVisible();
  });

  it('keep their role, with the reason, when the server does not take it', async () => {
    serve();
    server.use(answer('put', '/users/:id', { data: buildProfile(), ignored: ['role'] }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Change role of Neha Shah' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: 'Role' }));
    await user.click(screen.getByRole('option', { name: 'Client' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/You may not give this role/)).toBeVisible();
  });

  it('lose their account after a question, and get it back', async () => {
    const { sent } = serve();
    const view = open();
    const { user } = view;
    await user.click(await screen.findByRole('button', { name: 'Close account of Neha Shah' }));
    const question = await screen.findByRole('dialog', { name: 'Close the account of Neha Shah?' });
    expect(question).toHaveAccessibleDescription(/signed out at once.*stay valid/);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(sent).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Close account of Neha Shah' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close account' }),
    );
    expect(await (await row('Neha Shah')).findByText('Account closed')).toBeVisible();
    expect(toasts(view)).toEqual([['success', 'The account of Neha Shah is closed']]);

    await user.click(await screen.findByRole('button', { name: 'Open account of Neha Shah' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Open account' }),
    );
    expect(await screen.findByRole('button', { name: 'Close account of Neha Shah' })).toBeVisible();
    expect(sent).toEqual([
      ['deactivate', '8'],
      ['reactivate', '8'],
    ]);
  });
});
