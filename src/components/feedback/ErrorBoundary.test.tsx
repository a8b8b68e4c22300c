import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';

function Page({ broken }: { broken: boolean }) {
  if (broken) throw new Error('boom');
  return <p>All is well</p>;
}

it('says what happened in words, and tries anew on another page', () => {
  // React reports what a boundary caught on the console as well.
  const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
  const onError = jest.fn();
  const boundary = (broken: boolean, resetKey: string) => (
    <ErrorBoundary resetKey={resetKey} onError={onError}>
      <Page broken={broken} />
    </ErrorBoundary>
  );
  const { rerender } = render(boundary(true, '/cart'));
  expect(
    screen.getByRole('heading', { name: 'Unexpected Application Error!' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  expect(onError).toHaveBeenCalledTimes(1);

  rerender(boundary(false, '/cart'));
  expect(screen.queryByText('All is well')).not.toBeInTheDocument();
  rerender(boundary(false, '/events'));
  expect(screen.getByText('All is well')).toBeInTheDocument();
  silence.mockRestore();
});
