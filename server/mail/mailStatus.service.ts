import type { ModuleDeps } from '../deps';
import {
  findJobs,
  findKinds,
  findNow,
  type JobStatus,
  type KindStatus,
} from './mailStatus.repository';

/** How mail stands; times as ISO 8601 in UTC, as it goes into a file. */
export interface MailStatus {
  at: string;
  /** How far back what was given up counts, in hours. */
  hours: number;
  kinds: (Omit<KindStatus, 'next_try_at'> & { next_try_at: string | null })[];
  jobs: (Omit<JobStatus, 'next_try_at'> & { next_try_at: string | null })[];
}

/** A day: one address that is wrong shall not alarm for as long as its mail is kept. */
export const USUAL_HOURS = 24;
/** As long as mails are kept. */
export const MOST_HOURS = 30 * 24;

export async function readMailStatus(
  db: ModuleDeps['db'],
  hours: number = USUAL_HOURS,
): Promise<MailStatus> {
  const plain = <T extends { next_try_at: Date | null }>(row: T) => ({
    ...row,
    next_try_at: row.next_try_at?.toISOString() ?? null,
  });
  return {
    at: (await findNow(db)).toISOString(),
    hours,
    kinds: (await findKinds(db, hours)).map(plain),
    jobs: (await findJobs(db)).map(plain),
  };
}

/** Whether somebody has waited for a mail in vain. */
export const hasGivenUp = ({ kinds }: MailStatus): boolean => kinds.some((one) => one.given_up > 0);

const columns = ['queued', 'retrying', 'sent_24h', 'given_up', 'withdrawn'] as const;
const heads = ['Queued', 'Retried', 'Sent 24 h', 'Given up', 'Withdrawn'];

/** For a console: a line a kind, and under it what is wrong with it. */
export function describeMailStatus(status: MailStatus): string {
  const { kinds, jobs, hours, at } = status;
  const total = columns.map((column) => kinds.reduce((sum, kind) => sum + kind[column], 0));
  const rows: [string, ...string[]][] = [
    ['Kind', ...heads],
    ...kinds.map((kind): [string, ...string[]] => [
      kind.kind,
      ...columns.map((column) => String(kind[column])),
    ]),
    ['Total', ...total.map(String)],
  ];
  const nameWidth = Math.max(...rows.map(([name]) => name.length));
  const line = ([name, ...cells]: readonly [string, ...string[]]) =>
    `${name.padEnd(nameWidth)}${cells.map((cell, index) => cell.padStart((heads[index]?.length ?? 0) + 2)).join('')}`;
  const trouble = kinds.flatMap((kind) => troubleOf(kind, hours));
  const unwritten = jobs.map(
    ({ kind, waiting, failing, last_error: error, next_try_at: next }) =>
      `${kind}: ${waiting} to be written${failing > 0 ? `, ${failing} failing (next try ${next ?? 'soon'}): ${error ?? ''}` : ''}`,
  );
  return [
    `Mail at ${at}`,
    '',
    ...rows.map(line),
    ...(trouble.length > 0 ? ['', ...trouble] : []),
    ...(unwritten.length > 0 ? ['', ...unwritten] : []),
  ].join('\n');
}

function troubleOf(
  {
    kind,
    retrying,
    given_up: givenUp,
    last_error: error,
    next_try_at: next,
  }: MailStatus['kinds'][number],
  hours: number,
): string[] {
  const lines: string[] = [];
  if (retrying > 0) lines.push(`${kind}: ${retrying} tried again, next at ${next ?? 'once'}`);
  if (givenUp > 0) lines.push(`${kind}: ${givenUp} given up in the last ${hours} hours`);
  if (lines.length > 0 && error !== null) lines.push(`  last error: ${error}`);
  return lines;
}
