import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router';
import { paths, withNext } from '@/lib/paths';
import { apiPath } from '@/testing/handlers';
import { LocationProbe } from '@/testing/LocationProbe';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildSession } from '@/testing/userFactories';
import { SignUpPage } from './SignUpPage';

const details = {
  first: 'Neha',
  last: 'Shah',
  email: 'neha@acme.com',
  password: 'long-enough',
};

/** Accepts every call of the sign-up and remembers their bodies. */
export function acceptAll() {
  const sent: { path: string; body: unknown }[] = [];
  const accept = (path: string, answer: object) =>
    http.post(apiPath(path), async ({ request }) => {
      sent.push({ path, body: await request.json() });
      return HttpResponse.json(answer);
    });
  server.use(
    accept('/auth/signup_request/', { message: 'sent' }),
    accept('/auth/resend_otp/', { message: 'sent' }),
    accept('/auth/verify_otp_and_signup/', buildSession()),
  );
  return sent;
}

export const field = (label: RegExp) => screen.getByLabelText(label);
export const code = () => field(/^Verification code/);
export const verify = () => screen.getByRole('button', { name: 'Verify and Create Account' });
export const resend = () => screen.getByRole('button', { name: 'Resend Code' });

export function open(route = withNext(paths.signUp, paths.cart)) {
  return renderWithProviders(
    <Routes>
      <Route path={paths.signUp} element={<SignUpPage />} />
      <Route path="*" element={<LocationProbe />} />
    </Routes>,
    { route },
  );
}
export type Details = typeof details & { terms: boolean };
type View = ReturnType<typeof open>;

const change = (label: RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });

export async function fill({ user }: View, over: Partial<Details> = {}) {
  const { terms = true, ...typed } = { ...details, ...over };
  change(/^First name/, typed.first);
  change(/^Last name/, typed.last);
  change(/^Work email/, typed.email);
  change(/^Password/, typed.password);
  if (terms) await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send Code' }));
}
