/**
 * `node scripts/docReferences.mjs`: fails when a comment or page refers to a missing file or heading of
 * `docs`, to a numbered section, because the headings have no numbers, or to a decision (`D12`) that no heading
 * of docs/decisions/rules.md defines.
 */
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { decisionsIn, decisionsOf, referencesIn, slugsOf } from './lib/references.mjs';
import { root } from './lib/root.mjs';

const READ =
  /^(src|server|e2e|scripts|bench|docs|public|packages|api)\/.*\.(tsx?|m?js|md|css|yaml)$|^[\w.-]+\.(c?js|ts|md|yaml)$/;
const DECISIONS = 'docs/decisions/rules.md';
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((file) => READ.test(file) && !/\.gen\.ts$|references\.test\.mjs$/.test(file));

const read = (file) => {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return undefined;
  }
};

const decisions = decisionsOf(read(DECISIONS));

const findings = files.flatMap((file) => {
  const text = read(file) ?? '';
  const missing = referencesIn(file, text).flatMap(({ line, target, anchor }) => {
    if (target === null)
      return `${file}:${line}: a section number; name the heading in docs/product/`;
    const page = read(target);
    if (page === undefined) return `${file}:${line}: no file ${target}`;
    return anchor && !slugsOf(page).has(anchor)
      ? `${file}:${line}: no heading #${anchor} in ${target}`
      : [];
  });
  const undefinedDecisions = decisionsIn(text)
    .filter(({ decision }) => !decisions.has(decision))
    .map(({ line, decision }) => `${file}:${line}: no decision ${decision} in ${DECISIONS}`);
  return [...missing, ...undefinedDecisions];
});
if (findings.length > 0) {
  console.error(findings.join('\n'));
  process.exitCode = 1;
}
