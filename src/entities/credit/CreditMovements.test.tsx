import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { buildCredit } from '@/testing/creditFactories';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { CreditMovements } from './CreditMovements';

const rows = () =>
  within(screen.getByRole('list', { name: 'Receipts and refunds' })).getAllByRole('listitem');

it('ends its sums at the edge where nobody has a menu, and keeps the place of menus where some have', () => {
  const credit = buildCredit();
  const { unmount } = renderWithProviders(<CreditMovements credit={credit} />);
  for (const row of rows()) expect(row.children).toHaveLength(2);
  unmount();
  renderWithProviders(
    <CreditMovements credit={credit} receiptMenu={() => <button>Menu</button>} />,
  );
  for (const row of rows()) expect(row.children).toHaveLength(3);
});
