import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { lazyPart } from './lazyPart';

interface DialogProps {
  broken?: boolean;
  onClose: () => void;
}

function Dialog({ broken = false, onClose }: DialogProps) {
  if (broken) throw new Error('boom');
  return <button onClick={onClose}>Done</button>;
}

/** A page with something typed, and a dialog that comes at the try with this number. */
function renderPage({ comesAt, broken }: { comesAt: number; broken?: boolean }) {
  let tries = 0;
  const Part = lazyPart<DialogProps>(async () => {
    tries += 1;
    if (tries < comesAt) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Dialog };
  });
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <ErrorBoundary>
        <input aria-label="Name" />
        <button onClick={() => setOpen(true)}>Open</button>
        {open && <Part broken={broken} onClose={() => setOpen(false)} />}
      </ErrorBoundary>
    );
  }
  render(<Page />);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ravi' } });
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['on request', () => press('Try Again')],
  [
    'when the network is back',
    () => act(async () => void window.dispatchEvent(new Event('online'))),
  ],
])('leaves the page as it is when it cannot be loaded, and comes %s', async (_case, retry) => {
  renderPage({ comesAt: 2 });
  await press('Open');
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be opened');
  expect(screen.getByLabelText('Name')).toHaveValue('Ravi');
  await retry();
  expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Ravi');
});

it('can be given up, and opened another time', async () => {
  renderPage({ comesAt: 2 });
  await press('Open');
  await press('Close');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press('Open');
  expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
});

it('leaves a crash to the page', async () => {
  renderPage({ comesAt: 1, broken: true });
  await press('Open');
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

it('opens at once when it was preloaded', async () => {
  const Part = lazyPart<DialogProps>(async () => ({ default: Dialog }));
  await act(async () => Part.preload());
  render(<Part onClose={() => {}} />);
  expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
});
