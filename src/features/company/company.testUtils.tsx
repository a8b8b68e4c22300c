import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Company, CompanyPerson, Invitation, InvitationCreate, ProfileUpdate } from '@/api';
import { apiPath } from '@/testing/handlers';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildProfile, buildUser } from '@/testing/userFactories';
import { CompanyPage } from './CompanyPage';

export const RECORD = 'foyer-verification=4f1c9d0b6a8e4c2f9b7d1e3a5c608f24';

export const unproven: Company = {
  id: 2,
  name: 'Northwind Industries',
  domain: 'northwind.example',
  domain_proven: false,
  domain_proven_at: null,
  txt_record: { name: 'northwind.example', value: RECORD },
};
export const proven: Company = {
  ...unproven,
  domain_proven: true,
  domain_proven_at: '2026-11-20T09:00:00Z',
};

export const person = (over: Partial<CompanyPerson>): CompanyPerson => ({
  id: 8,
  name: 'Neha Shah',
  email: 'neha@northwind.example',
  username: 'neha',
  role: 'employee',
  role_label: 'Employee',
  is_active: true,
  invited_by_me: true,
  is_me: false,
  joined_at: '2026-11-02T09:00:00Z',
  ...over,
});
export const self = person({
  id: 7,
  name: 'Meera Iyer',
  email: 'meera@northwind.example',
  role: 'company_admin',
  role_label: 'Company Admin',
  is_me: true,
});
export const invitation: Invitation = {
  id: 31,
  email: 'ravi@northwind.example',
  role: 'client',
  role_label: 'Client',
  invited_by: 'Meera Iyer',
  is_mine: true,
  is_expired: false,
  created_at: '2026-11-20T09:00:00Z',
  sent_at: '2026-11-20T09:00:00Z',
  expires_at: '2026-11-27T09:00:00Z',
};

/** A company whose people and invitations change as calls arrive; `sent` names each call. */
export function serve({
  company = proven,
  people = [self, person({})],
  invitations = [invitation],
} = {}) {
  const sent: unknown[] = [];
  const change = (id: unknown, over: Partial<CompanyPerson>) => {
    people = people.map((one) => (one.id === Number(id) ? { ...one, ...over } : one));
    return HttpResponse.json(people.find((one) => one.id === Number(id)));
  };
  server.use(
    http.get(apiPath('/company/'), () => HttpResponse.json(company)),
    http.get(apiPath('/company/people/'), ({ request }) => {
      const { searchParams } = new URL(request.url);
      const search = searchParams.get('search');
      const page = Number(searchParams.get('page'));
      if (search !== null) sent.push(['search', search]);
      const found = people.filter(({ name }) =>
        name.toLowerCase().includes(search?.toLowerCase() ?? ''),
      );
      const results = found.slice((page - 1) * 20, page * 20);
      return HttpResponse.json({ count: found.length, page, page_size: 20, results });
    }),
    http.get(apiPath('/company/invitations/'), () => HttpResponse.json({ invitations })),
    http.post(apiPath('/company/invitations/'), async ({ request }) => {
      const body = (await request.json()) as InvitationCreate;
      sent.push(['invite', body]);
      const made = { ...invitation, id: 32, ...body, role_label: 'Manager' };
      invitations = [made, ...invitations];
      return HttpResponse.json(made, { status: 201 });
    }),
    http.post(apiPath('/company/invitations/:id/resend/'), ({ params }) => {
      sent.push(['resend', params.id]);
      return HttpResponse.json(invitation);
    }),
    http.delete(apiPath('/company/invitations/:id'), ({ params }) => {
      sent.push(['revoke', params.id]);
      invitations = [];
      return new HttpResponse(null, { status: 204 });
    }),
    http.put(apiPath('/users/:id'), async ({ request, params }) => {
      const update = (await request.json()) as ProfileUpdate;
      sent.push(['update', params.id, update]);
      change(params.id, { role_label: 'Manager', role: 'company_manager' });
      return HttpResponse.json({ data: buildProfile(), ignored: [] });
    }),
    http.post(apiPath('/users/:id/deactivate/'), ({ params }) => {
      sent.push(['deactivate', params.id]);
      return change(params.id, { is_active: false });
    }),
    http.post(apiPath('/users/:id/reactivate/'), ({ params }) => {
      sent.push(['reactivate', params.id]);
      return change(params.id, { is_active: true });
    }),
  );
  return { sent, prove: () => (company = proven) };
}

const admin = buildUser({
  name: 'Meera Iyer',
  role: 'company_admin',
  permissions: ['manage_company', 'view_company_bookings'],
});
export const manager = buildUser({
  role: 'company_manager',
  permissions: ['view_company_bookings'],
});

export const open = (user = admin) =>
  renderWithProviders(<CompanyPage />, { preloadedState: { auth: signedIn(user) } });
export const section = (name: string) => screen.findByRole('region', { name });
export const row = async (text: string) => {
  const item = (await screen.findByText(text)).closest('li');
  if (!item) throw new Error(`no row of ${text}`);
  return within(item);
};
export const toasts = ({ store }: ReturnType<typeof open>) =>
  store.getState().toasts.queue.map(({ tone, message }) => [tone, message]);
