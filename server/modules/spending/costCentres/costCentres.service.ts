import type { Caller } from '../../../contract/caller';
import type { BodyOf, QueryOf, Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { conflict, invalidInput } from '../../../lib/errors';
import { readLine } from '../../../lib/input';
import { mentionOf } from '../../../lib/personalText';
import { isExpected, versionConflict, type ExpectedVersion } from '../../../lib/version';
import { recordAudit } from '../../identity/audit/audit.service';
import { roleLabel } from '../../identity/people/permissions.rules';
import { presentBudget } from '../budgets/budgets.presenter';
import { findBudgetsOfToday, type BudgetRow } from '../budgets/budgets.repository';
import {
  budgetReader,
  companyToChange,
  costCentreNotFound,
  type BudgetReader,
} from '../budgets/costCentreAccess.rules';
import * as repository from './costCentres.repository';
import type { CostCentreRow } from './costCentres.repository';

type Db = ModuleDeps['db'];

/** A company's active cost centres, by code in lower case. */
export const findChargeable = repository.findActiveByCode;

export type CostCentresService = ReturnType<typeof createCostCentresService>;

/** The cost centres of a company (docs/product/companies.md#budgets). */
export function createCostCentresService({ db }: Pick<ModuleDeps, 'db'>) {
  async function present(trx: Db, reader: BudgetReader, rows: readonly CostCentreRow[]) {
    const visible = rows.filter((row) => row.is_mine || reader.seesAll).map((row) => row.id);
    const budgets = await findBudgetsOfToday(trx, visible);
    return rows.map((row) => presentCostCentre(row, reader, budgets.get(row.id)));
  }

  async function presentOne(trx: Db, reader: BudgetReader, id: number) {
    const row = await find(trx, reader, id);
    const [presented] = await present(trx, reader, [row]);
    if (!presented) throw costCentreNotFound();
    return presented;
  }

  return {
    /** @throws 403, 404 */
    async list(
      caller: Caller,
      { search, is_active: isActive, mine }: QueryOf<'listCostCentres'>,
    ): Promise<Schemas['CostCentreList']> {
      const reader = budgetReader(caller);
      const filter = { ...reader, ...(search !== undefined && { search: search.trim() }) };
      const rows = await repository.findCostCentres(db, {
        ...filter,
        ...(isActive !== undefined && { isActive }),
        ...(mine !== undefined && { mine }),
      });
      return { count: rows.length, results: await present(db, reader, rows) };
    },

    /** @throws 403, 404 */
    get: (caller: Caller, id: number): Promise<Schemas['CostCentre']> =>
      presentOne(db, budgetReader(caller), id),

    /** @throws 400 with fields, 403, 404, 409 code_taken */
    create(caller: Caller, body: BodyOf<'createCostCentre'>): Promise<Schemas['CostCentre']> {
      const own = companyToChange(caller);
      return inTransaction(db, async (trx) => {
        const companyId = await repository.lockCompany(trx, own);
        const { owner_id: owner = null, member_ids: members = [] } = body;
        await assertColleagues(trx, companyId, { owner, members });
        await assertFree(trx, { companyId, userId: caller.userId }, body.code, null);
        const values = { code: body.code, name: readName(body.name), owner_id: owner };
        const id = await repository.insertCostCentre(trx, companyId, values);
        await repository.setMembers(trx, id, members);
        const made = await find(trx, { companyId, userId: caller.userId }, id);
        await recordAudit(trx, caller, {
          action: 'cost_centre.created',
          thing: { id, title: titleOf(made) },
          after: auditFields(made),
          company: companyId,
        });
        return presentOne(trx, { ...budgetReader(caller), companyId }, id);
      });
    },

    /** @throws 400 with fields, 403, 404, 409 code_taken, 412 */
    update(
      caller: Caller,
      id: number,
      body: BodyOf<'updateCostCentre'>,
      expected: ExpectedVersion,
    ): Promise<Schemas['CostCentre']> {
      const own = companyToChange(caller);
      return inTransaction(db, async (trx) => {
        const companyId = await repository.lockCompany(trx, own);
        const reader = { ...budgetReader(caller), companyId };
        const old = await find(trx, reader, id);
        if (!isExpected(expected, old.version)) {
          throw versionConflict(await presentOne(trx, reader, id));
        }
        const { code = old.code, owner_id: owner = old.owner_id, is_active = old.is_active } = body;
        // Only new people are checked, because existing ones may have left the company since.
        await assertColleagues(trx, companyId, {
          owner: owner === old.owner_id ? null : owner,
          members: (body.member_ids ?? []).filter(
            (member) => !old.members.some(({ id: one }) => one === member),
          ),
        });
        await assertFree(trx, reader, code, id);
        const name = body.name === undefined ? old.name : readName(body.name);
        await repository.updateCostCentre(trx, id, { code, name, owner_id: owner, is_active });
        if (body.member_ids) await repository.setMembers(trx, id, body.member_ids);
        const saved = await find(trx, reader, id);
        await recordAudit(trx, caller, {
          action: 'cost_centre.changed',
          thing: { id, title: titleOf(old) },
          before: auditFields(old),
          after: auditFields(saved),
          company: companyId,
        });
        return presentOne(trx, reader, id);
      });
    },
  };
}

/** @throws 404 */
async function find(
  trx: Db,
  { companyId, userId }: Pick<BudgetReader, 'companyId' | 'userId'>,
  id: number,
): Promise<CostCentreRow> {
  const [row] = await repository.findCostCentres(trx, { companyId, userId, id });
  if (!row) throw costCentreNotFound();
  return row;
}

/** @throws 400 with fields */
async function assertColleagues(
  trx: Db,
  companyId: number,
  { owner, members }: { owner: number | null; members: readonly number[] },
): Promise<void> {
  const ids = owner === null ? members : [owner, ...members];
  const colleagues = await repository.findColleagues(trx, companyId, ids);
  const sentence = 'Choose people of your company.';
  const field = owner !== null && !colleagues.has(owner) ? 'owner_id' : 'member_ids';
  if (ids.some((id) => !colleagues.has(id))) throw invalidInput(sentence, { [field]: sentence });
}

/** @throws 409 code_taken */
async function assertFree(
  trx: Db,
  reader: Pick<BudgetReader, 'companyId' | 'userId'>,
  code: string,
  id: number | null,
): Promise<void> {
  const rows = await repository.findCostCentres(trx, reader);
  const other = rows.find((row) => row.code.toLowerCase() === code.toLowerCase() && row.id !== id);
  if (other) throw conflict('code_taken', `${other.code} is the code of ${other.name}.`);
}

const readName = (text: string) => readLine(text, 'name', 'Name is required');

export const titleOf = ({ code, name }: Pick<CostCentreRow, 'code' | 'name'>): string =>
  `${code} ${name}`;

export const auditFields = (row: CostCentreRow) => ({
  code: row.code,
  name: row.name,
  owner: row.owner_id === null ? null : mentionOf({ id: row.owner_id }, row.owner_name ?? ''),
  members: row.members.map((one) => mentionOf(one, one.name)),
  active: row.is_active,
});

function presentCostCentre(
  row: CostCentreRow,
  { seesAll }: BudgetReader,
  budget: BudgetRow | undefined,
): Schemas['CostCentre'] {
  const { owner_id: id, owner_name: name, owner_email: email, owner_role: role } = row;
  return {
    id: row.id,
    version: row.version,
    code: row.code,
    name: row.name,
    is_active: row.is_active,
    owner:
      id === null || name === null || email === null || role === null
        ? null
        : {
            id,
            name,
            email,
            role_label: roleLabel(role),
          },
    members: row.is_mine || seesAll ? row.members : [],
    budget: budget ? presentBudget(budget, seesAll) : null,
    is_mine: row.is_mine,
    may_manage: seesAll,
  };
}
