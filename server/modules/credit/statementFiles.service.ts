import type { Caller } from '../../contract/caller';
import type { ModuleDeps } from '../../deps';
import type { Column } from '../../lib/spreadsheet/cells';
import {
  exportedFile,
  type ExportedFile,
  type ExportFormat,
} from '../../lib/spreadsheet/exportedFile';
import { readInBatches } from '../../lib/spreadsheet/readInBatches';
import { HOME_ZONE } from '../identity/audit/audit.rules';
import { recordAudit } from '../identity/audit/audit.service';
import { creditReach } from './credit.service';
import { findEntriesAfter, type StatementEntry } from './statement.repository';

interface StatementLine extends StatementEntry {
  /** The owed amount after this entry, minor units; negative for credit. */
  balance: number;
}

export type StatementFiles = ReturnType<typeof createStatementFiles>;

/** Streams an account's statement as a file, entry by entry (docs/product/payment.md#account). */
export function createStatementFiles({ db }: Pick<ModuleDeps, 'db'>) {
  async function* batches(companyId: number): AsyncGenerator<StatementLine[]> {
    let balance = 0;
    for await (const entries of readInBatches<StatementEntry>((from) =>
      findEntriesAfter(db, companyId, from),
    )) {
      yield entries.map((entry) => ({ ...entry, balance: (balance += entry.change) }));
    }
  }

  return {
    /** @throws 403, 403 domain_not_proven, 404 */
    async export(caller: Caller, format: ExportFormat): Promise<ExportedFile> {
      const { companyId } = creditReach(caller);
      const title = caller.companyName ?? '';
      await recordAudit(db, caller, {
        action: 'export.account',
        thing: { id: companyId, title },
        says: `exported the statement of the account of ${title} as ${format.toUpperCase()}`,
        after: { format },
        company: companyId,
      });
      return exportedFile(
        { columns, batches: batches(companyId), timezone: HOME_ZONE },
        { title, what: 'account', format },
      );
    },
  };
}

const names: Readonly<Record<StatementEntry['kind'], string>> = {
  charge: 'Purchase',
  refund: 'Refund',
  receipt: 'Receipt',
  reversal: 'Receipt taken back',
};

const columns: Column<StatementLine>[] = [
  { title: 'At', value: ({ at }) => ({ time: at }) },
  { title: 'Entry', value: ({ kind }) => names[kind] },
  { title: 'Document or reference', value: ({ documents }) => documents },
  { title: 'Bought by', value: ({ person_name: name }) => name },
  { title: 'Due on', value: ({ kind, day }) => (kind === 'charge' ? day : null) },
  { title: 'Received on', value: ({ kind, day }) => (kind === 'charge' ? null : day) },
  { title: 'Currency', value: ({ currency }) => currency },
  { title: 'Amount', value: ({ change }) => ({ money: change }) },
  { title: 'Balance', value: ({ balance }) => ({ money: balance }) },
  { title: 'Open', value: ({ open }) => (open === null ? null : { money: open }) },
  { title: 'Payment', value: ({ is_test: isTest }) => (isTest ? 'Test payment' : '') },
];
