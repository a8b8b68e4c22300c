/**
 * `npm run import -- FILE --organizer SLUG [--dry-run] [--publish] [--allow-repeats]`: events with their tiers from CSV, XLSX
 * or JSON, into DATABASE_URL or the embedded database of DATA_DIR. Files as in docs/samples/.
 * Exits with 1 when the file or an argument was refused, with 2 when it cannot use the database.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readContract } from '../server/contract/document';
import type { Schemas } from '../server/contract/types';
import { createSchemaValidator } from '../server/http/schemaValidator';
import { DatabaseInUseError } from '../server/db/client';
import { systemClock } from '../server/lib/clock';
import { AppError } from '../server/lib/errors';
import { createFileReader } from '../server/lib/fileReader/fileReader';
import { createImportService } from '../server/modules/organizerConsole/import/import.service';
import { findRoot } from '../server/lib/projectFiles';
import { runStatusCommand, StatusUnavailable, withDatabase } from './lib/databaseStatus';

const USAGE = `npm run import -- FILE --organizer SLUG [--dry-run] [--publish] [--allow-repeats]

FILE is CSV in UTF-8, XLSX or JSON; docs/samples/ has one of each.
--dry-run only checks it. --publish puts the events on sale, else they are drafts.
--allow-repeats also imports events that already exist or are in the file twice.`;

const options = {
  organizer: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  publish: { type: 'boolean', default: false },
  'allow-repeats': { type: 'boolean', default: false },
} as const;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file] = positionals;
    const { organizer } = values;
    return file !== undefined && organizer !== undefined ? { ...values, organizer, file } : null;
  } catch {
    return null;
  }
}

function describe(report: Schemas['ImportReport']): string[] {
  const sums = `${report.events} events with ${report.tiers} ticket tiers and ${report.seats} seats`;
  const said = [
    ...report.filled_in.map(({ sentence }) => `  ${sentence}`),
    ...report.left_out.map(({ row, reason }) => `  Left out, row ${row}: ${reason}`),
  ];
  if (report.import) return [`Imported ${sums} as import ${report.import.id}.`, ...said];
  return [
    `${sums}; ${report.error_count} errors. Nothing was written.`,
    ...said,
    ...report.errors.map(({ row, field, error }) => `  ${row}, ${field}: ${error}`),
  ];
}

await runStatusCommand(async () => {
  const given = readArguments();
  if (!given) {
    console.error(USAGE);
    return 1;
  }
  const bytes = await readFile(given.file).catch((error: NodeJS.ErrnoException) => {
    console.error(`${given.file} cannot be read: ${error.code ?? error.message}.`);
    return null;
  });
  if (bytes === null) return 1;
  try {
    const validate = createSchemaValidator(readContract(findRoot(import.meta.dirname)));
    // Nothing is undone here, so no pictures are let go.
    const pictures = { release: () => Promise.resolve() };
    // It keeps this process alive only while it reads.
    const fileReader = createFileReader();
    const report = await withDatabase((db) =>
      createImportService({ db, clock: systemClock, validate, pictures, fileReader }).importFor(
        given.organizer,
        bytes,
        {
          isDryRun: given['dry-run'],
          isPublished: given.publish,
          allowsRepeats: given['allow-repeats'],
        },
      ),
    );
    for (const line of describe(report)) console.log(line);
    return report.error_count === 0 ? 0 : 1;
  } catch (error) {
    if (error instanceof DatabaseInUseError) {
      throw new StatusUnavailable(
        'A server is using the embedded database: import in its console, or stop it first.',
      );
    }
    if (!(error instanceof AppError)) throw error;
    console.error(error.message);
    for (const [where, sentence] of Object.entries(error.fields ?? {})) {
      console.error(`  ${where.replace('.', ', ')}: ${sentence}`);
    }
    return 1;
  }
});
