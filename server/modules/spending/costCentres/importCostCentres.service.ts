import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { invalidInput } from '../../../lib/errors';
import type { FileReader } from '../../../lib/fileReader/fileReader';
import { createReceiver } from '../../../lib/readFile';
import type { TableRow } from '../../../lib/spreadsheet/readCsv';
import { singleLine } from '../../../lib/text';
import { recordAudit } from '../../identity/audit/audit.service';
import { companyToChange } from '../budgets/costCentreAccess.rules';
import * as repository from './costCentres.repository';
import type { CostCentreRow } from './costCentres.repository';
import { auditFields, titleOf } from './costCentres.service';

type Db = ModuleDeps['db'];
type Report = Schemas['CostCentreImportReport'];

const MAX_ROWS = 1_000;
const CODE = /^[A-Za-z0-9][A-Za-z0-9._/-]{0,19}$/;
const COLUMNS: readonly string[] = ['code', 'name', 'owner'];

/** A cost centre that the file creates or changes. */
interface ReadRow {
  old: CostCentreRow | undefined;
  values: repository.CostCentreValues;
}

export type ImportCostCentres = ReturnType<typeof createImportCostCentres>;

/** Creates and changes cost centres from a CSV file: all rows, or none if a row has an error (D26). */
export function createImportCostCentres({
  db,
  fileReader,
}: Pick<ModuleDeps, 'db'> & { fileReader: Pick<FileReader, 'read'> }) {
  const receiving = createReceiver();

  /** @throws 400, 413 */
  async function readRows(content: string): Promise<TableRow[]> {
    const { kind, entries: rows } = await fileReader.read(Buffer.from(content));
    if (kind !== 'table') throw invalidInput('Cost centres are read from a CSV.');
    if (rows.length === 0) throw invalidInput('This file has no cost centres.');
    if (rows.length > MAX_ROWS) {
      throw invalidInput(`This file has ${rows.length} rows. Import at most ${MAX_ROWS} at once.`);
    }
    return rows;
  }

  return {
    /** @throws 400, 403, 413, 429, 503 */
    async import(
      caller: Caller,
      { content, dry_run: isDryRun = false }: BodyOf<'importCostCentres'>,
    ): Promise<Report> {
      const own = companyToChange(caller);
      const rows = await readRows(content);
      const work = async (trx: Db): Promise<Report> => {
        const companyId = await repository.lockCompany(trx, own);
        const { read, errors } = await check(trx, { companyId, userId: caller.userId }, rows);
        const isNew = ({ old }: ReadRow) => old === undefined;
        const isChanged = ({ old, values }: ReadRow) =>
          old !== undefined && (old.name !== values.name || old.owner_id !== values.owner_id);
        if (!isDryRun && errors.length === 0) {
          for (const row of read) {
            if (isNew(row) || isChanged(row)) await write(trx, caller, companyId, row);
          }
        }
        const [created, updated] = [read.filter(isNew).length, read.filter(isChanged).length];
        const unchanged = read.length - created - updated;
        return { dry_run: isDryRun, created, updated, unchanged, errors };
      };
      return receiving(() => inTransaction(db, work));
    },
  };
}

async function check(
  trx: Db,
  reader: { companyId: number; userId: number },
  rows: readonly TableRow[],
): Promise<{ read: ReadRow[]; errors: Report['errors'] }> {
  const keyOf = (text: string) => text.toLowerCase();
  const cell = ({ values }: TableRow, name: string) => singleLine(values.get(name) ?? '');
  const emails = rows.map((row) => keyOf(cell(row, 'owner'))).filter(Boolean);
  const owners = await repository.findColleaguesByEmail(trx, reader.companyId, emails);
  const known = new Map(
    (await repository.findCostCentres(trx, reader)).map((row) => [keyOf(row.code), row]),
  );
  const unknown = [...(rows[0]?.values.keys() ?? [])].filter((name) => !COLUMNS.includes(name));
  const errors: Report['errors'] = unknown.map((field) => ({
    row: 1,
    field,
    error: 'There is no such column: code, name and owner are read.',
  }));
  const seen = new Set<string>();
  const read = rows.flatMap((row): ReadRow[] => {
    const [code, name, email] = [cell(row, 'code'), cell(row, 'name'), keyOf(cell(row, 'owner'))];
    const problems = {
      code: !CODE.test(code)
        ? `Code “${code}” is not a code. Write up to 20 letters, digits, dots, dashes, slashes and underscores.`
        : seen.has(keyOf(code)) && 'This code stands in the file twice.',
      name: (name === '' || name.length > 80) && 'Write a name of up to 80 characters.',
      owner: email !== '' && !owners.has(email) && `No colleague has the address “${email}”.`,
    };
    seen.add(keyOf(code));
    const unread = new Map(row.problems.map(({ field, error }) => [field, error]));
    const found = Object.entries(problems).flatMap(([field, problem]) => {
      const error = unread.get(field) ?? problem;
      return error === false ? [] : [{ row: row.row, field, error }];
    });
    errors.push(...found);
    if (found.length > 0) return [];
    const old = known.get(keyOf(code));
    // Without an owner column, owners do not change.
    const owner = row.values.has('owner') ? (owners.get(email) ?? null) : (old?.owner_id ?? null);
    return [{ old, values: { code: old?.code ?? code, name, owner_id: owner } }];
  });
  return { read, errors };
}

async function write(trx: Db, caller: Caller, companyId: number, { old, values }: ReadRow) {
  const reader = { companyId, userId: caller.userId };
  if (old) {
    await repository.updateCostCentre(trx, old.id, { ...values, is_active: old.is_active });
  }
  const id = old?.id ?? (await repository.insertCostCentre(trx, companyId, values));
  const [saved] = await repository.findCostCentres(trx, { ...reader, id });
  if (!saved) throw new Error(`There is no cost centre ${id}.`);
  await recordAudit(trx, caller, {
    action: old ? 'cost_centre.changed' : 'cost_centre.created',
    thing: { id, title: titleOf(old ?? saved) },
    ...(old && { before: auditFields(old) }),
    after: auditFields(saved),
    company: companyId,
  });
}
