import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from '@/entities/event/QuantityStepper';

function Counter({ start, max }: { start: number; max: number }) {
  const [value, setValue] = useState(start);
  return <QuantityStepper value={value} onChange={setValue} max={max} label="Stalls tickets" />;
}

it('counts up to the most and down to one', async () => {
  render(<Counter start={1} max={3} />);
  const fewer = screen.getByRole('button', { name: 'Decrease Stalls tickets' });
  const more = screen.getByRole('button', { name: 'Increase Stalls tickets' });
  expect(fewer).toBeDisabled();

  await userEvent.click(more);
  await userEvent.click(more);
  expect(screen.getByRole('status')).toHaveTextContent('3');
  expect(more).toBeDisabled();

  await userEvent.click(fewer);
  expect(screen.getByRole('status')).toHaveTextContent('2');
});

it('rests while it is disabled', () => {
  render(<QuantityStepper value={2} onChange={() => {}} max={5} label="tickets" disabled />);
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
});

it('keeps the keyboard at a bound', async () => {
  render(<Counter start={2} max={3} />);
  const fewer = screen.getByRole('button', { name: 'Decrease Stalls tickets' });
  const more = screen.getByRole('button', { name: 'Increase Stalls tickets' });
  act(() => more.focus());
  await userEvent.keyboard('{Enter}');
  expect(more).toBeDisabled();
  expect(fewer).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(fewer).toBeDisabled();
  expect(more).toHaveFocus();
});
