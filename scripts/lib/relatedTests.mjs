/** The tests that a change concerns, for `npm test -- related`. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

const isTested = (file) => /^(src|server|scripts|packages)\/.*\.(tsx?|mjs)$/.test(file);
const isTest = (file) => /\.test\.(tsx?|mjs)$/.test(file);

async function git(...args) {
  const { code, output } = await run('git', args, { quiet: true });
  if (code !== 0) throw new Error(output);
  return output.split('\n').filter(Boolean);
}

/**
 * What the working tree changes; in a clean tree, what the branch changes since it left main; on main, the
 * last commit.
 */
async function changedFiles() {
  const working = [
    ...(await git('diff', '--name-only', 'HEAD')),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
  if (working.length > 0) return working;
  const [head] = await git('rev-parse', 'HEAD');
  const [base] = await git('merge-base', 'HEAD', 'main').catch(() => ['HEAD~1']);
  return git('diff', '--name-only', base === head ? 'HEAD~1' : base);
}

/** Tests of the file's folder, else of the next folder above that has any: they call it through the app. */
function testsBeside(file) {
  for (let folder = path.dirname(file); folder.includes('/'); folder = path.dirname(folder)) {
    const names = existsSync(path.join(root, folder))
      ? readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      : [];
    const tests = names.filter(isTest).map((name) => path.join(folder, name));
    if (tests.length > 0) return tests;
  }
  return [];
}

/** Files for `jest --findRelatedTests`, which adds all tests that import them. */
export async function relatedFiles() {
  const changed = (await changedFiles()).filter(isTested);
  const beside = changed
    .filter((file) => /^(server|packages)\//.test(file) && !file.startsWith('server/testing/'))
    .flatMap(testsBeside);
  return [...new Set([...changed.filter((file) => existsSync(path.join(root, file))), ...beside])];
}
