import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BusyButton } from '@/components/fields/BusyButton';

it('waits for its promise, takes one press and keeps its name', async () => {
  let finish = () => {};
  const onClick = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(<BusyButton onClick={onClick}>Pay Now</BusyButton>);
  const button = screen.getByRole('button', { name: 'Pay Now' });

  // Both presses before React has drawn anything.
  act(() => {
    button.click();
    button.click();
  });
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAccessibleName('Pay Now');

  await act(async () => finish());
  expect(button).not.toHaveAttribute('aria-busy');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(2);
  await act(async () => finish());
});

it('can be pressed again after its promise was rejected, and leaves no rejection unhandled', async () => {
  const onClick = jest.fn(async () => {
    throw new Error('Refused.');
  });
  render(<BusyButton onClick={onClick}>Pay Now</BusyButton>);
  const button = screen.getByRole('button', { name: 'Pay Now' });
  await userEvent.click(button);
  expect(button).not.toHaveAttribute('aria-busy');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(2);
  // An unhandled rejection is reported, and fails this test, when the microtasks of its turn are done.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
});

it('sends no form while it is busy', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <BusyButton type="submit" busy={busy}>
        Save
      </BusyButton>
    </form>
  );
  const { rerender } = render(form(true));
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(form(false));
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
