/**
 * `node scripts/specCoverage.mjs`: fails when a row of docs/spec-coverage.md or docs/security.md names a test that
 * does not exist, or quotes a text that no source contains.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { findingsOf, plain, rowsOf } from './lib/specCoverage.mjs';
import { root } from './lib/root.mjs';

function read(file) {
  const absolute = path.join(root, file);
  return statSync(absolute, { throwIfNoEntry: false })?.isFile()
    ? readFileSync(absolute, 'utf8')
    : undefined;
}
const sources = ['src', 'server']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((name) =>
      path.join(folder, name),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|gen)\.|[\\/]testing[\\/]/.test(file))
  .map((file) => plain(read(file) ?? ''));

function check(page, quotes) {
  const rows = rowsOf(read(page) ?? '');
  if (rows.length === 0) return [`${page}: no rows`];
  console.log(`${page}: ${rows.length} rows`);
  return rows.flatMap(({ line, statement, shown }) =>
    findingsOf({ statement: quotes ? statement : '', shown }, { read, sources }).map(
      (finding) => `${page}:${line}: ${finding}`,
    ),
  );
}

const findings = [...check('docs/spec-coverage.md', true), ...check('docs/security.md', false)];
if (findings.length > 0) {
  console.error(findings.join('\n'));
  process.exitCode = 1;
}
