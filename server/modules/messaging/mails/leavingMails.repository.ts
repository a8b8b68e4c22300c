import { fullName } from '../../../db/expressions/personName';
import type { ModuleDeps } from '../../../deps';

export interface MailedPerson {
  /** Empty if unknown. */
  name: string;
  email: string;
  is_active: boolean;
  is_erased: boolean;
}

export const findPerson = (db: ModuleDeps['db'], id: number): Promise<MailedPerson> =>
  db
    .selectFrom('users as u')
    .where('u.id', '=', id)
    .select((eb) => [
      fullName.as('name'),
      'u.email',
      'u.is_active',
      eb('u.erased_at', 'is not', null).$castTo<boolean>().as('is_erased'),
    ])
    .executeTakeFirstOrThrow();
