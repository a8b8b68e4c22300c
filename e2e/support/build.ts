import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Builds once before all tests. Servers of tests do not build: a source that is edited meanwhile would
 * make one of them replace the pages that all others serve.
 */
export default function buildOnce(): void {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
}
