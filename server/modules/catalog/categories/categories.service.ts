import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { AppError, forbidden, notFound } from '../../../lib/errors';
import { isExpected, versionConflict, type ExpectedVersion } from '../../../lib/version';
import { recordAudit } from '../../identity/audit/audit.service';
import { presentCategory } from '../events.presenter';
import * as repository from './categories.repository';
import type { StoredCategory } from './categories.repository';
import { newCategory, readCategoryDetails, type CategoryDetails } from './categories.rules';

type Db = ModuleDeps['db'];

export type CategoriesService = ReturnType<typeof createCategoriesService>;

/** Creates and updates categories; for platform admins. */
export function createCategoriesService({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>) {
  const present = async (on: Db, row: StoredCategory) =>
    presentCategory({
      ...row,
      event_count: await repository.countEvents(on, row.id, new Date(clock.now())),
    });

  /** @throws 409 */
  const assertUnique = async (on: Db, details: CategoryDetails, except?: number) => {
    const other = await repository.findNamesake(on, details, except);
    if (other) throw nameTaken(other.slug === details.slug ? 'slug' : 'name');
  };

  return {
    /** @throws 400, 403, 409 `name_taken` */
    async create(
      caller: Caller,
      body: BodyOf<'createEventCategory'>,
    ): Promise<Schemas['Category']> {
      assertPlatformAdmin(caller);
      const details = readCategoryDetails(body, newCategory);
      await assertUnique(db, details);
      const row = await inTransaction(db, async (trx) => {
        const made = await repository.insertCategory(trx, details);
        if (!made) throw nameTaken('name');
        await recordAudit(trx, caller, {
          action: 'category.created',
          thing: { id: made.id, title: made.name },
          says: `made the category ${made.name}`,
          after: fieldsOf(details),
        });
        return made;
      });
      return present(db, row);
    },

    /** @throws 400, 403, 404, 409 `name_taken`, 412 */
    async update(
      caller: Caller,
      id: number,
      body: BodyOf<'updateEventCategory'>,
      expected: ExpectedVersion,
    ): Promise<Schemas['Category']> {
      assertPlatformAdmin(caller);
      return inTransaction(db, async (trx) => {
        const row = await repository.lockCategory(trx, id);
        if (!row) throw notFound('Category not found');
        if (!isExpected(expected, row.version)) throw versionConflict(await present(trx, row));
        const details = readCategoryDetails(body, row);
        await assertUnique(trx, details, id);
        if (details.name !== row.name) await repository.renameInSearch(trx, id, details.name);
        await recordAudit(trx, caller, {
          action: 'category.changed',
          thing: { id, title: row.name },
          before: fieldsOf(row),
          after: fieldsOf(details),
        });
        return present(trx, await repository.saveCategory(trx, id, details));
      });
    },
  };
}

const fieldsOf = ({ name, slug, color_code, icon, position }: CategoryDetails) => ({
  name,
  slug,
  color_code,
  icon,
  position,
});

function assertPlatformAdmin(caller: Caller): void {
  if (caller.permissions.includes('manage_events')) return;
  throw forbidden('Only the platform’s admins can change categories.');
}

function nameTaken(field: 'name' | 'slug'): AppError {
  const sentence =
    field === 'name'
      ? 'Another category has this name.'
      : 'Another category has this short name for addresses.';
  return new AppError(409, 'name_taken', sentence, { fields: { [field]: sentence } });
}
