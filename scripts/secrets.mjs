/**
 * `npm run verify -- secrets`: fails when a file that git tracks, or would add, has a secret in it. Shows how the finding
 * begins and no more, because the output is kept by whatever runs the checks.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './lib/root.mjs';
import { secretsIn } from './lib/secrets.mjs';

const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  },
)
  .split('\0')
  .filter(
    (name) => name !== '' && statSync(path.join(root, name), { throwIfNoEntry: false })?.isFile(),
  );

const findings = files.flatMap((file) => {
  const bytes = readFileSync(path.join(root, file));
  // Pictures and fonts.
  if (bytes.subarray(0, 8000).includes(0)) return [];
  return secretsIn(bytes.toString()).map(
    ({ line, what, start }) => `${file}:${line}: ${what}, which begins with ${start}`,
  );
});

if (findings.length > 0) {
  console.error(findings.join('\n'));
  console.error('Take it out and change it where it is used: it stays in the history of git.');
  process.exitCode = 1;
}
