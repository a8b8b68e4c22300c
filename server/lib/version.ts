import { AppError } from './errors';

/** The version that a write expects: a number, any (`*`), or null for a header without a version. */
export type ExpectedVersion = number | 'any' | null;

/**
 * The version that `If-Match` names: `"7"`, `W/"7"`, `7` or `*`.
 * @throws 428 without the header
 */
export function readIfMatch(header: string | undefined): ExpectedVersion {
  const text = header?.trim() ?? '';
  if (text === '') {
    throw new AppError(
      428,
      'version_required',
      'Name the version that you read in the header If-Match, or *.',
    );
  }
  if (text === '*') return 'any';
  const match = /^(?:W\/)?(?:"(\d{1,9})"|(\d{1,9}))$/.exec(text);
  return match ? Number(match[1] ?? match[2]) : null;
}

export const isExpected = (expected: ExpectedVersion, version: number): boolean =>
  expected === 'any' || expected === version;

/** @param current the resource as it is now */
export const versionConflict = (current: object) =>
  new AppError(
    412,
    'version_conflict',
    'Somebody else has changed this meanwhile. Nothing was saved.',
    { details: { current } },
  );

/** The value of the header ETag. */
export const etagOf = (version: number): string => `"${version}"`;
