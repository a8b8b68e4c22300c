import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { idlePart } from './lazyPart';

it('keeps its place, and loads once the browser is idle', async () => {
  let tell = () => {};
  const idle = jest
    .spyOn(window, 'requestIdleCallback')
    .mockImplementation((work: IdleRequestCallback) => {
      tell = () => work({ didTimeout: false, timeRemaining: () => 10 });
      return 1;
    });
  const load = jest.fn(async () => ({ default: () => <p>The chart</p> }));
  const Chart = idlePart(load, <p>Its place</p>);
  render(<Chart />);
  expect(screen.getByText('Its place')).toBeVisible();
  expect(load).not.toHaveBeenCalled();

  await act(async () => tell());
  expect(await screen.findByText('The chart')).toBeVisible();
  expect(screen.queryByText('Its place')).not.toBeInTheDocument();
  expect(idle).toHaveBeenCalledWith(expect.anything(), { timeout: 2_000 });
  idle.mockRestore();
});
