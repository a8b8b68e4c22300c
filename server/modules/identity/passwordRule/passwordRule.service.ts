import type { ModuleDeps } from '../../../deps';
import { forbidden } from '../../../lib/errors';
import * as repository from './requirement.repository';

type Db = ModuleDeps['db'];

const ssoRequired = () =>
  forbidden(
    'Your company signs in with single sign-on. Please choose it on the sign-in page.',
    'sso_required',
  );

/** @throws 403 sso_required */
export async function assertPasswordAllowed(db: Db, userId: number): Promise<void> {
  if (await repository.isRequiredOf(db, userId)) throw ssoRequired();
}

/** For people who are about to join a company with a password. @throws 403 sso_required */
export async function assertJoinsWithPassword(db: Db, companyId: number): Promise<void> {
  if (await repository.isRequiredIn(db, companyId)) throw ssoRequired();
}

/** The same by the domain of an address, before the company is known. @throws 403 sso_required */
export async function assertDomainAllowsPassword(db: Db, domain: string): Promise<void> {
  if (await repository.isRequiredAt(db, domain)) throw ssoRequired();
}
