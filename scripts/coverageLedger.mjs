/**
 * `node scripts/coverageLedger.mjs --check`: compares docs/spec-coverage.md and docs/security.md with the code and
 * fails when a row names a missing file, names no evidence, or quotes a text that is in no source. Without
 * `--check` it also lists the requirements that are not implemented yet.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { findingsOf, plain, rowsOf } from './lib/ledger.mjs';
import { root } from './lib/root.mjs';

const LEDGER = 'docs/spec-coverage.md';
const SECURITY = 'docs/security.md';

function read(file) {
  const where = path.join(root, file);
  return statSync(where, { throwIfNoEntry: false })?.isFile()
    ? readFileSync(where, 'utf8')
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

const rows = rowsOf(read(LEDGER) ?? '');
const findings = rows.flatMap((row) =>
  findingsOf(row, { read, sources }).map((finding) => `${LEDGER}:${row.line}: ${finding}`),
);
const threats = rowsOf(read(SECURITY) ?? '');
for (const { line, shown } of threats) {
  // What is in their first two columns is for the reader alone.
  const row = { statement: '', done: '', shown };
  for (const finding of findingsOf(row, { read, sources })) {
    findings.push(`${SECURITY}:${line}: ${finding}`);
  }
}
const open = rows.filter(({ shown }) => /\bnot yet\b/.test(shown));

if (!process.argv.includes('--check')) {
  for (const { line, statement, shown } of open) console.log(`${line}: ${statement}: ${shown}`);
}
if (rows.length === 0) findings.push(`${LEDGER}: no rows`);
if (threats.length === 0) findings.push(`${SECURITY}: no rows`);
if (findings.length > 0) {
  console.error(findings.join('\n'));
  process.exitCode = 1;
} else {
  console.log(
    `${LEDGER}: ${rows.length} statements, ${open.length} not yet; ${SECURITY}: ${threats.length} threats`,
  );
}
