import { afterEach, expect, it, jest } from '@jest/globals';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import type { EventList } from '@/api';
import { selectUser, useAppSelector } from '@/state';
import classNames from './cssModule';
import emptyModule from './emptyModule';
import { buildEventList } from './eventFactories';
import { answer, refuse } from './handlers';
import { setMedia } from './browser/media';
import { renderWithProviders, signedIn } from './renderWithProviders';
import { server, takeUnhandled } from './server';
import sheet from './some.css';
import styles from './some.module.css';

afterEach(() => {
  takeUnhandled();
});

it('answers what a test announced and lets go of it afterwards', async () => {
  server.use(answer<EventList>('get', '/events/', buildEventList()));
  const response = await fetch('http://localhost/api/events/?search=jazz');
  expect(await response.json()).toMatchObject({ count: 1, results: [{ id: 1 }] });
});

it('refuses with an error body of the contract', async () => {
  server.use(refuse('post', '/bookings/', 409, { code: 'sold_out', error: 'Sold out.' }));
  const response = await fetch('http://localhost/api/bookings/', { method: 'POST' });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'sold_out', error: 'Sold out.' });
});

it('remembers a request nobody answered', async () => {
  await expect(fetch('http://localhost/api/nowhere/')).rejects.toThrow();
  expect(takeUnhandled()).toEqual(['GET http://localhost/api/nowhere/']);
});

it('names CSS module classes after themselves', () => {
  render(<p className={styles.card}>Hello</p>);
  expect(screen.getByText('Hello')).toHaveClass('card');
  expect(styles).toBe(classNames);
});

it('has nothing to say in place of a plain style sheet', () => {
  expect(sheet).toBe(emptyModule);
});

it('sees what a style hides, or keeps from clicks', async () => {
  const { user } = renderWithProviders(
    <>
      <Box sx={{ color: 'primary.main', display: 'none' }}>Removed</Box>
      <Box sx={{ '& > p': { visibility: 'hidden', p: 2 } }}>
        <p>Hidden</p>
      </Box>
      <Box sx={{ opacity: 0, gap: 1 }}>Clear</Box>
      <Box sx={{ display: 'flex', opacity: 0.5 }}>Pale</Box>
      <output hidden>Without a style</output>
      <Button disabled>Save</Button>
    </>,
  );
  for (const text of ['Removed', 'Hidden', 'Clear', 'Without a style']) {
    expect(screen.getByText(text)).not.toBeVisible();
  }
  expect(screen.getByText('Pale')).toBeVisible();
  await expect(user.click(screen.getByRole('button', { name: 'Save' }))).rejects.toThrow(
    'pointer-events: none',
  );
});

it('prints the page where something is not found in time', async () => {
  render(<p>Hello</p>);
  await expect(screen.findByText('Bye', {}, { timeout: 60 })).rejects.toThrow('Hello');
  expect(() => screen.getByText('Bye')).toThrow('Hello');
});

it('tells listeners when the media changes', () => {
  const wide = window.matchMedia('(min-width: 768px)');
  let heard = false;
  wide.addEventListener('change', () => (heard = true));
  expect(wide.matches).toBe(false);
  setMedia((query) => query.includes('min-width'));
  expect(wide.matches).toBe(true);
  expect(heard).toBe(true);
});

it('renders with store, theme and router', async () => {
  function Probe() {
    const user = useAppSelector(selectUser);
    return <p>{`${user?.name} at ${useLocation().pathname}`}</p>;
  }
  const { store } = renderWithProviders(<Probe />, {
    preloadedState: { auth: signedIn() },
    route: '/events',
  });
  expect(screen.getByText('Asha Rao at /events')).toBeVisible();
  expect(store.getState().auth.status).toBe('signedIn');
});

it('fails a test when an event handler throws', () => {
  const error = new Error('The handler failed.');
  const emit = jest.spyOn(process, 'emit').mockReturnThis();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <button
      type="button"
      onClick={() => {
        throw error;
      }}
    >
      Pay
    </button>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
  const calls: unknown[][] = emit.mock.calls;
  jest.restoreAllMocks();
  expect(calls).toContainEqual(['uncaughtException', error]);
});
