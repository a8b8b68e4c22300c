import { createStatusFile } from '../db/statusFile';
import type { ModuleDeps } from '../deps';
import * as repository from './jobsStatus.repository';
import type { DeadLetterRow, KindRow, RetryReasonRow } from './jobsStatus.repository';

export { giveUpDeadLetter, retryDeadLetter } from './jobsStatus.repository';

/** The state of the job queue; times as ISO 8601 in UTC, as they are stored in a file. */
export interface JobsStatus {
  at: string;
  kinds: KindRow[];
  /** The most frequent ones; missing in a file that an earlier release wrote. */
  retryReasons?: RetryReasonRow[];
  /** The newest ones. */
  deadLetters: (Omit<DeadLetterRow, 'failed_at'> & { failed_at: string })[];
}

/** The state of the job queue, for `npm run status -- jobs`. */
export const jobsStatusFile = createStatusFile<JobsStatus>('jobs-status.json');

const DEAD_LETTERS_SHOWN = 50;

export async function readJobsStatus(db: ModuleDeps['db']): Promise<JobsStatus> {
  const deadLetters = await repository.findDeadLetters(db, DEAD_LETTERS_SHOWN);
  return {
    at: (await repository.findNow(db)).toISOString(),
    kinds: await repository.findKinds(db),
    retryReasons: await repository.findRetryReasons(db, DEAD_LETTERS_SHOWN),
    deadLetters: deadLetters.map((row) => ({ ...row, failed_at: row.failed_at.toISOString() })),
  };
}

export const hasDeadLetters = ({ deadLetters }: JobsStatus): boolean => deadLetters.length > 0;

const columns = ['waiting', 'running', 'retrying', 'done_24h', 'dead'] as const;
const heads = ['Waiting', 'Running', 'Retried', 'Done 24 h', 'Dead', 'Oldest'];

/** For a console: a table with a line for each kind, then the dead letters with their last errors. */
export function describeJobsStatus({
  at,
  kinds,
  retryReasons = [],
  deadLetters,
}: JobsStatus): string {
  const rows = [
    ['Kind', ...heads],
    ...kinds.map((kind) => [
      kind.kind,
      ...columns.map((column) => String(kind[column])),
      ageOf(kind.oldest_seconds),
    ]),
  ];
  const widths = ['Kind', ...heads].map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [
    `Jobs at ${at}`,
    '',
    ...rows.map(line),
    ...(retryReasons.length > 0 ? ['', 'Tried again, because:'] : []),
    ...retryReasons.map(({ kind, last_error: error, jobs }) => `${kind} (${jobs}): ${error}`),
    ...(deadLetters.length > 0 ? ['', 'Dead letters, which are not tried again:'] : []),
    ...deadLetters.flatMap(({ id, kind, key, tries, failed_at: failedAt, last_error: error }) => [
      `${id}: ${kind} ${key}, ${tries} attempts until ${failedAt}`,
      `  last error: ${error ?? 'none'}`,
    ]),
  ].join('\n');
}

function ageOf(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}
