/** `npm run verify -- licences`: fails when a package of package-lock.json has a licence that is not allowed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkLicences } from './lib/licences.mjs';
import { root } from './lib/root.mjs';

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
const { counts, refused } = checkLicences(packages);
if (refused.length > 0) {
  console.error(refused.join('\n'));
  console.error('Read its licence; what is allowed is in scripts/lib/licences.mjs.');
  process.exitCode = 1;
} else {
  console.log(`${counts.production} packages of production, ${counts.development} of development`);
}
