import type { Readable } from 'node:stream';
import type { Actor, Caller } from '../../../contract/caller';
import type { SchemaValidator } from '../../../contract/validator';
import type { Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { AppError, conflict, invalidInput, notFound } from '../../../lib/errors';
import type { FileReader } from '../../../lib/fileReader/fileReader';
import { createReceiver, fileTooLarge, MAX_FILE_BYTES, readFile } from '../../../lib/readFile';
import { announceEvents } from '../../webhooks/outbox.service';
import { findLastPlace } from '../authoring/authoring.repository';
import type { EventPicturesService } from '../authoring/pictures.service';
import { commandLine, recordAudit } from '../../identity/audit/audit.service';
import { mayEdit } from '../../identity/people/organizerRoles.rules';
import { findOrganizerOfCall } from '../organizers/organizerOfCall.service';
import * as repository from './import.repository';
import { createEntryReader } from './importEntries.rules';
import type { NewEvent } from './import.repository';
import { collectFills } from './importFills.rules';
import { splitRepeats, type Repeat } from './importRepeats.rules';
import { readEntries, unknownColumns } from './importRows.rules';

type Db = ModuleDeps['db'];
type Report = Schemas['ImportReport'];

/** Maximum number of errors in a response. */
const MAX_REPORTED_ERRORS = 200;
const MAX_LISTED_IMPORTS = 50;

interface ImportDeps extends Pick<ModuleDeps, 'db' | 'clock'> {
  validate: SchemaValidator;
  pictures: Pick<EventPicturesService, 'release'>;
  fileReader: Pick<FileReader, 'read'>;
}

interface ImportChoices {
  isDryRun: boolean;
  isPublished: boolean;
  /** Also imports events that the organizer already has. */
  allowsRepeats: boolean;
}

interface ImportOptions extends ImportChoices {
  organizer: { id: number; name: string };
  by: Actor;
}

export type ImportService = ReturnType<typeof createImportService>;

/** Imports files of events with their tiers (D26); a file is imported completely or not at all. */
export function createImportService({ db, clock, validate, pictures, fileReader }: ImportDeps) {
  const receiving = createReceiver();
  const present = (row: repository.ImportRow): Schemas['Import'] => ({
    id: row.id,
    organizer: row.organizer_id,
    events: row.events,
    tiers: row.tiers,
    created_at: row.created_at.toISOString(),
    created_by: row.created_by,
    undone_at: row.undone_at?.toISOString() ?? null,
  });

  const imported = async (id: number): Promise<Schemas['Import']> => {
    const row = await repository.findImport(db, id);
    if (!row) throw importNotFound();
    return present(row);
  };

  /** @throws 400, 403 */
  const organizerOf = (caller: Caller, named?: number) =>
    findOrganizerOfCall(db, caller, { named, toDo: 'import events' });

  /** @throws 400 for an unreadable file; 400 `import_errors` for invalid rows, except in a dry run */
  async function run(
    bytes: Buffer,
    { organizer, by, isDryRun, isPublished, allowsRepeats }: ImportOptions,
  ): Promise<Report> {
    const file = await fileReader.read(bytes);
    if (file.entries.length === 0) throw invalidInput('This file has no events.');
    const readEntry = createEntryReader({
      validate,
      isPublished,
      now: clock.now(),
      categories: await repository.findCategories(db),
      place: await findLastPlace(db, organizer.id),
    });
    const read = await readEntries(file, readEntry);
    const errors = [
      ...(file.kind === 'table' ? unknownColumns(file.entries) : []),
      ...read.flatMap((entry) => entry.errors),
    ];
    const entries = read.flatMap(({ row, event }) => (event ? [{ row, event }] : []));
    const splitEvents = async (reader: Db): Promise<{ events: NewEvent[]; repeats: Repeat[] }> => {
      if (allowsRepeats) return { events: entries.map(({ event }) => event), repeats: [] };
      const starts = entries.flatMap(({ event }) => event.details.start_at ?? []);
      return splitRepeats(entries, await repository.findEventsAt(reader, organizer.id, starts));
    };
    const reportOf = ({ events, repeats }: Awaited<ReturnType<typeof splitEvents>>) => ({
      ...sumsOf(events),
      errors: errors.slice(0, MAX_REPORTED_ERRORS),
      error_count: errors.length,
      left_out: repeats.slice(0, MAX_REPORTED_ERRORS),
      left_out_count: repeats.length,
      filled_in: collectFills(read.flatMap(({ fills }) => fills)),
    });
    if (isDryRun) return { ...reportOf(await splitEvents(db)), import: null };
    if (errors.length > 0) throw importErrors(errors);
    const { part, id } = await inTransaction(db, async (trx) => {
      await repository.lockOrganizer(trx, organizer.id);
      const { events, repeats } = await splitEvents(trx);
      if (events.length === 0) return { part: { events, repeats }, id: null };
      const { id: made, eventIds } = await repository.insertImport(
        trx,
        {
          organizerId: organizer.id,
          organizerName: organizer.name,
          createdBy: by.userId,
          isActive: isPublished,
          at: new Date(clock.now()),
        },
        events,
      );
      if (isPublished) await announceEvents(trx, 'event.published', eventIds);
      await recordAudit(trx, by, {
        action: 'import.made',
        thing: { id: made, title: `Import ${made}` },
        says: `imported ${counted(events.length)} for ${organizer.name}`,
        after: {
          events: events.length,
          tiers: sumsOf(events).tiers,
          published: isPublished,
          left_out: repeats.length,
        },
        organizer: organizer.id,
      });
      return { part: { events, repeats }, id: made };
    });
    return { ...reportOf(part), import: id === null ? null : await imported(id) };
  }

  return {
    /** Import by an operator on the server. @throws 400, 404 */
    async importFor(slug: string, bytes: Buffer, wishes: ImportChoices): Promise<Report> {
      const organizer = await repository.findOrganizerBySlug(db, slug);
      if (!organizer) throw notFound(`There is no organizer with the address ${slug}.`);
      return run(bytes, { ...wishes, organizer, by: commandLine });
    },

    /** Checks the caller before reading the file. @throws 400, 413, 429, 503 */
    async import(
      caller: Caller,
      file: { stream: Readable; length: number },
      wishes: ImportChoices & { organizer: number | undefined },
    ): Promise<Report> {
      const organizer = await organizerOf(caller, wishes.organizer);
      if (file.length > MAX_FILE_BYTES) throw fileTooLarge();
      return receiving(async () =>
        run(await readFile(file.stream), { ...wishes, organizer, by: caller }),
      );
    },

    /** @throws 400 */
    async list(caller: Caller, organizerId: number): Promise<Schemas['ImportList']> {
      await organizerOf(caller, organizerId);
      const rows = await repository.findImports(db, organizerId, MAX_LISTED_IMPORTS);
      return { count: rows.length, results: rows.map(present) };
    },

    /** Deletes the events of an import, unless one has been booked. @throws 404, 409 `import_booked`, `import_undone` */
    async undo(caller: Caller, id: number): Promise<Schemas['Import']> {
      await inTransaction(db, async (trx) => {
        await repository.lockImport(trx, id);
        const row = await repository.findImport(trx, id);
        if (!row || !mayEdit(caller, row.organizer_id)) throw importNotFound();
        if (row.undone_at) throw conflict('import_undone', 'This import has been undone already.');
        const booked = await repository.countBookedEvents(trx, id);
        if (booked > 0) {
          throw conflict(
            'import_booked',
            `${booked} of its events ${booked === 1 ? 'has' : 'have'} been booked. Cancel those events instead.`,
          );
        }
        for (const event of await repository.findPicturedEvents(trx, id)) {
          await pictures.release(trx, event);
        }
        await repository.deleteEvents(trx, id, new Date(clock.now()));
        await recordAudit(trx, caller, {
          action: 'import.undone',
          thing: { id, title: `Import ${id}` },
          says: `undid import ${id}, which deleted ${counted(row.events)}`,
          before: { events: row.events, tiers: row.tiers },
          organizer: row.organizer_id,
        });
      });
      return imported(id);
    },
  };
}

function sumsOf(events: readonly NewEvent[]) {
  const tiers = events.flatMap((event) => event.tiers);
  return {
    events: events.length,
    tiers: tiers.length,
    seats: tiers.reduce((sum, tier) => sum + tier.total, 0),
  };
}

const counted = (events: number) => `${events} ${events === 1 ? 'event' : 'events'}`;

const importNotFound = () => notFound('Import not found');

function importErrors(errors: readonly Schemas['ImportError'][]): AppError {
  const [first] = errors;
  const more = errors.length === 1 ? '' : ` There are ${errors.length - 1} more.`;
  return new AppError(
    400,
    'import_errors',
    `Nothing was imported. Row ${first?.row ?? ''}: ${first?.error ?? ''}${more}`,
    {
      fields: Object.fromEntries(
        errors
          .slice(0, MAX_REPORTED_ERRORS)
          .map(({ row, field, error }) => [`${row}.${field}`, error]),
      ),
    },
  );
}
