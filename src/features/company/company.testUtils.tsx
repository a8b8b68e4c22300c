import { beforeAll } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';

import type {
  Company,
  CompanyDomain,
  CompanyDomainInput,
  PersonInvitationCreate,
  PersonUpdate,
} from '@/api';
import {
  buildCompanyAccount,
  buildCompanyDomain,
  buildPersonAccount,
  buildPersonAccountList,
  buildPersonInvitation,
  buildPersonInvitationList,
} from '@/testing/accountFactories';
import { buildAuditEntry, buildAuditEntryList } from '@/testing/auditFactories';
import { apiPath, refuse } from '@/testing/handlers';
import { LocationProbe } from '@/testing/LocationProbe';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';

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

const self = buildPersonAccount({
  id: 7,
  name: 'Meera Iyer',
  email: 'meera@northwind.example',
  role: 'company_admin',
  role_label: 'Company Admin',
  is_me: true,
  last_sign_in_at: '2026-11-21T09:00:00Z',
});

/** A company whose people and invitations change as calls arrive; `sent` names each call. */
export function serve({
  company = proven,
  people = [self, buildPersonAccount()],
  invitations = [buildPersonInvitation()],
} = {}) {
  const sent: unknown[] = [];
  const changesAsked: string[] = [];
  let further: CompanyDomain[] = [];
  const account = () =>
    buildCompanyAccount({ domains: [...buildCompanyAccount().domains, ...further] });
  server.use(
    http.get(apiPath('/company/'), () => HttpResponse.json(company)),
    http.get(apiPath('/companies/:id'), () => HttpResponse.json(account())),
    http.post(apiPath('/companies/:id/domains/'), async ({ request }) => {
      const { domain } = (await request.json()) as CompanyDomainInput;
      further = [buildCompanyDomain({ domain })];
      return HttpResponse.json(account(), { status: 201 });
    }),
    http.delete(apiPath('/companies/:id/domains/:domain'), ({ params }) => {
      sent.push(['remove', params.domain]);
      further = [];
      return HttpResponse.json(account());
    }),
    http.get(apiPath('/company/audit/'), ({ request }) => {
      changesAsked.push(new URL(request.url).search);
      return HttpResponse.json(buildAuditEntryList(buildAuditEntry()));
    }),
    http.get(apiPath('/people/'), ({ request }) => {
      const { searchParams } = new URL(request.url);
      sent.push(['list', Object.fromEntries(searchParams)]);
      const search = searchParams.get('search')?.toLowerCase() ?? '';
      const found = people.filter(({ name }) => name.toLowerCase().includes(search));
      return HttpResponse.json(buildPersonAccountList(found));
    }),
    http.get(apiPath('/people/invitations/'), () =>
      HttpResponse.json(buildPersonInvitationList(invitations)),
    ),
    http.get(apiPath('/people/:id'), ({ params }) =>
      HttpResponse.json(people.find(({ id }) => id === Number(params.id))),
    ),
    http.patch(apiPath('/people/:id'), async ({ request, params }) => {
      const update = (await request.json()) as PersonUpdate;
      sent.push(['update', params.id, request.headers.get('If-Match'), update]);
      const role_label = update.role ? { role_label: 'Manager' } : {};
      people = people.map((one) =>
        one.id === Number(params.id)
          ? {
              ...one,
              ...role_label,
              status: update.status ?? one.status,
              role: update.role ?? one.role,
            }
          : one,
      );
      return HttpResponse.json(people.find(({ id }) => id === Number(params.id)));
    }),
    http.post(apiPath('/people/invitations/'), async ({ request }) => {
      const body = (await request.json()) as PersonInvitationCreate;
      sent.push(['invite', body]);
      const made = buildPersonInvitation({
        id: 32,
        email: body.email,
        role: body.role,
        role_label: 'Manager',
      });
      invitations = [made, ...invitations];
      return HttpResponse.json(made, { status: 201 });
    }),
    http.post(apiPath('/people/invitations/:id/resend/'), ({ params }) => {
      sent.push(['resend', params.id]);
      return HttpResponse.json(invitations[0]);
    }),
    http.delete(apiPath('/people/invitations/:id'), ({ params }) => {
      sent.push(['withdraw', params.id]);
      invitations = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return {
    sent,
    /** The queries of the company's changes. */
    changesAsked,
    prove: () => (company = proven),
    /** The look at DNS proves the further domain from now on. */
    proveFurther: () => {
      further = further.map((one) => ({ ...one, proven: true, proven_at: '2026-11-21T09:00:00Z' }));
      return account();
    },
    /** What somebody else has made of Neha meanwhile, so that the next write is refused. */
    change: (over: Parameters<typeof buildPersonAccount>[0]) => {
      people = people.map((one) => (one.is_me ? one : { ...one, ...over, version: 9 }));
      server.use(
        refuse('patch', '/people/:id', 412, { code: 'version_conflict', error: 'Changed.' }),
      );
    },
  };
}

/** The parts that load when they are needed; call it once in a file of tests. */
export function preloadPeople() {
  beforeAll(async () => {
    await import('@/entities/account/ChangePersonDialog');
    await import('@/entities/account/AccountDialog');
    await import('@/entities/account/PersonChangesDialog');
    await import('@/entities/account/InviteDialog');
  });
}

export const admin = buildUser({
  name: 'Meera Iyer',
  role: 'company_admin',
  permissions: ['manage_company', 'view_company_bookings'],
});
export const manager = buildUser({
  role: 'company_manager',
  permissions: ['view_company_bookings'],
});

export { currentAddress } from '@/testing/LocationProbe';

export const openPage = (page: ReactElement, route: string, user = admin) =>
  renderWithProviders(
    <>
      <LocationProbe />
      {page}
    </>,
    {
      route,
      preloadedState: { auth: signedIn(user) },
    },
  );

export const region = (name: string) => screen.findByRole('region', { name });
export const tableRow = async (name: RegExp) => within(await screen.findByRole('row', { name }));
