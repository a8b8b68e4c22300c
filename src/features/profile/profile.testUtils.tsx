import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ProfileSaved, ProfileUser, VerifyTokenApiResponse } from '@/api';
import { answer, apiPath } from '@/testing/handlers';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildProfile, buildUser } from '@/testing/userFactories';
import { ProfilePage } from './ProfilePage';

/** Mocks the profile endpoints; returns the list of sent updates. `refusing`: fields that stay unchanged. */
export function serveProfile(
  over: Partial<ProfileUser> = {},
  refusing: ProfileSaved['ignored'] = [],
) {
  let profile = buildProfile(over);
  const sent: Partial<ProfileUser>[] = [];
  server.use(
    http.get(apiPath('/users/:id'), () => HttpResponse.json({ data: profile })),
    http.put(apiPath('/users/:id'), async ({ request }) => {
      const update = (await request.json()) as Partial<ProfileUser>;
      sent.push(update);
      const kept = Object.fromEntries(refusing.map((name) => [name, profile[name]]));
      profile = { ...profile, ...update, ...kept };
      const ignored = refusing.filter((name) => name in update);
      return HttpResponse.json<ProfileSaved>({ data: profile, ignored });
    }),
    answer<VerifyTokenApiResponse>('get', '/auth/verify-token/', { user: buildUser() }),
  );
  return sent;
}

export const open = (user = buildUser()) =>
  renderWithProviders(<ProfilePage />, { preloadedState: { auth: signedIn(user) } });

export async function openEdit(user = buildUser()) {
  const view = open(user);
  await view.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  return view;
}

export const field = (label: RegExp) => screen.getByLabelText(label);
export const save = () => screen.getByRole('button', { name: 'Save' });
export const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  );
export async function choose({ user }: ReturnType<typeof open>, label: RegExp, option: string) {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(screen.getByRole('option', { name: option }));
}
