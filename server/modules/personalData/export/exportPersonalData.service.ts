import { Readable } from 'node:stream';
import type { Caller } from '../../../contract/caller';
import type { ModuleDeps } from '../../../deps';
import { limits } from '../../../http/rateLimits/limits';
import type { RateLimits } from '../../../http/rateLimits/rateLimits.service';
import { attachment } from '../../../lib/attachment';
import { notFound } from '../../../lib/errors';
import { readText, type StoredPerson } from '../../../lib/personalText';
import { readInBatches } from '../../../lib/spreadsheet/readInBatches';
import { recordAudit } from '../../identity/audit/audit.service';
import type { StoredAuditFields } from '../../identity/audit/audit.types';
import { readFields } from '../../identity/audit/personalFields.rules';
import type { DataQuery, DataRow, DataSubject } from '../personalData.types';
import { accountLists } from './accountData.repository';
import { bookingLists, companyLists } from './bookingData.repository';
import { findAccountData, findRowsAfter } from './personalData.repository';

interface ExportDeps extends Pick<ModuleDeps, 'db' | 'clock'> {
  rateLimits: Pick<RateLimits, 'take'>;
}

export type ExportPersonalData = ReturnType<typeof createExportPersonalData>;

const lists: Readonly<Record<string, DataQuery>> = {
  ...accountLists,
  ...bookingLists,
  ...companyLists,
};

/** Exports what Foyer stores about a person, as one file for that person (docs/product/people.md#a-persons-data). */
export function createExportPersonalData({ db, clock, rateLimits }: ExportDeps) {
  /** Writes the JSON object; reads each list in batches while the file is sent. */
  async function* write(account: object, subject: DataSubject): AsyncGenerator<string> {
    const at = new Date(clock.now()).toISOString();
    yield `{\n"exported_at": ${JSON.stringify(at)},\n"account": ${JSON.stringify(account)}`;
    for (const [name, query] of Object.entries(lists)) {
      yield `,\n"${name}": [`;
      let separator = '\n';
      const batches = readInBatches<DataRow>(({ after, limit }) =>
        findRowsAfter(db, query, subject, { after: after?.row ?? 0, limit }),
      );
      for await (const batch of batches) {
        yield (
          separator +
          batch.map(({ row: _row, ...fields }) => JSON.stringify(withNames(fields))).join(',\n')
        );
        separator = ',\n';
      }
      yield ']';
    }
    yield '\n}\n';
  }

  return {
    /** For the caller's own account only. @throws 404 for anybody else, 429 */
    async export(caller: Caller, id: number): Promise<{ disposition: string; content: Readable }> {
      const account = id === caller.userId ? await findAccountData(db, id) : undefined;
      if (!account) throw notFound('User not found');
      await rateLimits.take([limits.personalData, String(id)]);
      await recordAudit(db, caller, {
        action: 'export.personal_data',
        thing: { id, title: 'Personal data' },
        says: 'exported their own personal data',
        after: { format: 'json' },
      });
      return {
        disposition: attachment('Foyer', ' personal data.json'),
        content: Readable.from(write(account, { id, email: account.email }), { objectMode: false }),
      };
    },
  };
}

const isPeople = (value: unknown): value is StoredPerson[] => Array.isArray(value);
const areFields = (value: unknown): value is StoredAuditFields =>
  typeof value === 'object' && value !== null;

/** Fills in the names of a row whose texts reference people. */
function withNames({ people, ...fields }: Record<string, unknown>): Record<string, unknown> {
  if (!isPeople(people)) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      if (TEXT_FIELDS.includes(field)) return [field, readText(people, String(value))];
      const isChanged = AUDIT_FIELDS.includes(field) && areFields(value);
      return [field, isChanged ? readFields(people, value) : value];
    }),
  );
}

const TEXT_FIELDS: readonly string[] = ['title', 'summary', 'note'];
const AUDIT_FIELDS: readonly string[] = ['before', 'after'];
