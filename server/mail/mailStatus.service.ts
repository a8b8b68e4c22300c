import type { ModuleDeps } from '../deps';
import {
  findJobs,
  findKinds,
  findNow,
  type JobStatus,
  type KindStatus,
} from './mailStatus.repository';

export { giveUpMail, retryMail } from './mailStatus.repository';

/** The state of the mail queue; times as ISO 8601 in UTC, because it is stored as JSON. */
export interface MailStatus {
  at: string;
  /** How far back mails that were given up are counted, in hours. */
  hours: number;
  kinds: (Omit<KindStatus, 'next_try_at'> & { next_try_at: string | null })[];
  jobs: (Omit<JobStatus, 'next_try_at'> & { next_try_at: string | null })[];
}

/** A day, so that one wrong address does not raise the alarm for a month. */
export const DEFAULT_HOURS = 24;
/** As long as mails are kept. */
export const MAX_HOURS = 30 * 24;

export async function readMailStatus(
  db: ModuleDeps['db'],
  hours: number = DEFAULT_HOURS,
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

/** Whether a mail was given up. */
export const hasGivenUp = ({ kinds }: MailStatus): boolean => kinds.some((one) => one.given_up > 0);

const columns = ['queued', 'retrying', 'sent_24h', 'given_up', 'withdrawn'] as const;
const heads = ['Queued', 'Retried', 'Sent 24 h', 'Given up', 'Withdrawn'];

/** For a console: a table with a line per kind, then the errors. */
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
  const errors = kinds.flatMap((kind) => describeErrors(kind, hours));
  const waitingJobs = jobs.map(describeJob);
  return [
    `Mail at ${at}`,
    '',
    ...rows.map(line),
    ...(errors.length > 0 ? ['', ...errors] : []),
    ...(waitingJobs.length > 0 ? ['', ...waitingJobs] : []),
  ].join('\n');
}

function describeJob({
  kind,
  waiting,
  failing,
  failed,
  last_error: error,
  next_try_at: next,
}: MailStatus['jobs'][number]): string {
  const parts = [
    ...(waiting > 0 || failing + failed === 0 ? [`${waiting} to be written`] : []),
    ...(failing > 0 ? [`${failing} failing (next try ${next ?? 'soon'})`] : []),
    ...(failed > 0 ? [`${failed} failed for good (npm run status -- jobs)`] : []),
  ];
  return `${kind}: ${parts.join(', ')}${error === null ? '' : `: ${error}`}`;
}

function describeErrors(
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
