import type { Actor } from '../../../contract/caller';
import type { QueryOf, Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { invalidInput } from '../../../lib/errors';
import {
  exportedFile,
  type ExportedFile,
  type ExportFormat,
} from '../../../lib/spreadsheet/exportedFile';
import { readInBatches } from '../../../lib/spreadsheet/readInBatches';
import { auditColumns, presentEntry } from './audit.presenter';
import * as repository from './audit.repository';
import type { AuditFilter, AuditRow, AuditScope } from './audit.repository';
import { HOME_ZONE } from './audit.rules';
import { recordAudit } from './audit.service';
import type { AuditedEvent } from './audit.types';

type ListQuery = QueryOf<'listPlatformAudit'>;
type ExportQuery = QueryOf<'exportPlatformAuditCsv'>;

/** A search ignores further words. */
const MAX_WORDS = 5;

/** Whose entries are listed. */
export interface AuditSubject {
  scope: AuditScope;
  /** Part of the export's file name. */
  title: string;
  event?: AuditedEvent;
}

export type AuditReader = ReturnType<typeof createAuditReader>;

/** Lists the recorded changes of one event, organizer or company, or all changes. Callers check the permission. */
export function createAuditReader({ db }: Pick<ModuleDeps, 'db'>) {
  const filterOf = (
    { scope, event }: AuditSubject,
    { search = '', person, kind, thing, company, from, to }: ExportQuery,
  ): AuditFilter => {
    // An id is unique within one kind only: event 12 and person 12 are unrelated.
    if (thing !== undefined && kind === undefined) {
      throw invalidInput('Say the kind of the thing too.', {
        kind: 'Say the kind of the thing too.',
      });
    }
    return {
      scope,
      words: search.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS),
      person: person ?? null,
      kind: kind ?? null,
      thing: thing ?? null,
      company: company ?? null,
      from: from ?? null,
      to: to ?? null,
      timezone: event?.timezone ?? HOME_ZONE,
    };
  };

  return {
    /** @throws 400 for `thing` without `kind` */
    async list(subject: AuditSubject, query: ListQuery): Promise<Schemas['AuditEntryList']> {
      const { page = 1, page_size: size = 20 } = query;
      const filter = filterOf(subject, query);
      const count = await repository.countEntries(db, filter);
      const offset = (page - 1) * size;
      const rows =
        offset < count ? await repository.findEntries(db, filter, { limit: size, offset }) : [];
      return { count, page, page_size: size, results: rows.map(presentEntry) };
    },

    /**
     * Exports the entries. The export is recorded before it is sent, so the file includes its own entry.
     * @throws 400 for `thing` without `kind`
     */
    async file(
      caller: Actor,
      subject: AuditSubject,
      query: ExportQuery,
      format: ExportFormat,
    ): Promise<ExportedFile> {
      const { scope, title, event } = subject;
      const filter = filterOf(subject, query);
      const rows = await repository.countEntries(db, filter);
      const { search, person, kind, thing, company, from, to } = query;
      await recordAudit(db, caller, {
        action: 'export.changes',
        thing: { id: null, title },
        says: `exported the changes of ${title} as ${format.toUpperCase()}, ${rows} ${rows === 1 ? 'row' : 'rows'}`,
        after: {
          format,
          rows,
          search: search ?? null,
          person: person ?? null,
          kind: kind ?? null,
          thing: thing ?? null,
          company: company ?? null,
          from: from ?? null,
          to: to ?? null,
        },
        ...(event && { event }),
        ...(scope !== 'everything' && 'organizer' in scope && { organizer: scope.organizer }),
        ...(scope !== 'everything' && 'company' in scope && { company: scope.company }),
      });
      const table = {
        columns: auditColumns,
        batches: readInBatches<AuditRow>(({ after, limit }) =>
          repository.findEntriesBefore(db, filter, { before: after?.id ?? null, limit }),
        ),
        timezone: filter.timezone,
      };
      return exportedFile(table, { title, what: 'changes', format });
    },
  };
}
