import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog';

function open(onConfirm: () => unknown, onCancel = jest.fn()) {
  render(
    <ConfirmDialog
      open
      title="Confirm Deletion"
      text="Are you sure you want to delete this cart item?"
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  return onCancel;
}

it('asks, and takes Escape and Cancel for no', async () => {
  const onCancel = open(() => {});
  expect(screen.getByRole('dialog', { name: 'Confirm Deletion' })).toHaveAccessibleDescription(
    'Are you sure you want to delete this cart item?',
  );
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(2);
});

it('cannot be left while it works', async () => {
  let finish = () => {};
  const onCancel = open(() => new Promise<void>((resolve) => (finish = resolve)));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
  await act(async () => finish());
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
});
