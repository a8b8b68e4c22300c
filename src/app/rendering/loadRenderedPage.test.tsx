import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { loadRenderedPage } from './loadRenderedPage';

/** A script that cannot be loaded until the test says so. */
function script() {
  const state = { isThere: false };
  const load = jest.fn(async () => {
    if (!state.isThere) throw new TypeError('Failed to fetch dynamically imported module');
  });
  return { state, load };
}

const notice = () => screen.queryByRole('alert');

it('says nothing where the script is there', async () => {
  const { state, load } = script();
  state.isThere = true;
  expect(await loadRenderedPage(load)).toBe(false);
  expect(notice()).not.toBeInTheDocument();
});

it.each([
  ['on request', () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))],
  ['when the network is back', () => window.dispatchEvent(new Event('online'))],
])('leaves the content of the server until the script is there, %s', async (_case, retry) => {
  const content = document.body.appendChild(document.createElement('main'));
  content.textContent = 'Nocturne';
  const { state, load } = script();
  let loading: Promise<boolean> | undefined;
  await act(async () => {
    loading = loadRenderedPage(load);
  });
  expect(content).toHaveTextContent('Nocturne');
  expect(notice()).toHaveTextContent('you can read it, but buttons do not work yet');

  await act(async () => void retry());
  expect(load).toHaveBeenCalledTimes(2);
  expect(notice()).toBeInTheDocument();

  state.isThere = true;
  await act(async () => void retry());
  expect(await loading).toBe(true);
  expect(notice()).not.toBeInTheDocument();
  expect(document.body.lastElementChild).toBe(content);
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(3);
  content.remove();
});
