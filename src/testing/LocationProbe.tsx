import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';

/** Shows the router's address: `Now at /events?page=2`. */
export function LocationProbe() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="location">{`Now at ${pathname}${search}${hash}`}</p>;
}

/** The address that the probe shows. */
export const currentAddress = () =>
  screen.getByTestId('location').textContent.slice('Now at '.length);
