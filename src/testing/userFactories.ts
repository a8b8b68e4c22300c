import type { AuthUser, ProfileUser, Session, SessionTokens } from '@/api';

/** Asha, an employee of Northwind Industries. */
export function buildUser(over: Partial<AuthUser> = {}): AuthUser {
  return {
    id: 7,
    name: 'Asha Rao',
    first_name: 'Asha',
    last_name: 'Rao',
    username: 'asha',
    email: 'asha@northwind.example',
    company: 'Northwind Industries',
    company_id: 2,
    company_domain_proven: true,
    role: 'employee',
    role_label: 'Employee',
    permissions: ['book_for_colleagues'],
    must_set_up_second_factor: false,
    ...over,
  };
}

/** A pair of tokens; the values say what they are, so that a leak is easy to search for. */
export function buildTokens(over: Partial<SessionTokens> = {}): SessionTokens {
  return { access_token: 'access-1', refresh_token: 'refresh-1', ...over };
}

/** What sign-in answers. */
export function buildSession(over: Partial<Session> = {}): Session {
  return { ...buildTokens(), user: buildUser(), ...over };
}

/** The same person as the profile client sees her. */
export function buildProfile(over: Partial<ProfileUser> = {}): ProfileUser {
  return {
    id: 7,
    fname: 'Asha',
    lname: 'Rao',
    username: 'asha',
    email: 'asha@northwind.example',
    dob: '1990-05-17',
    company_id: 2,
    gender: 'female',
    role: 'employee',
    ...over,
  };
}
