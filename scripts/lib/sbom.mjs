import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './root.mjs';

/**
 * The bill of materials in CycloneDX's JSON: the packages of production as package-lock.json pins them, with version,
 * licence and checksum. They are those that the server imports and those that are built into the pages.
 */
export async function billOfMaterials() {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx', '--package-lock-only'],
    { cwd: root, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  );
  const bill = JSON.parse(stdout);
  // npm names the project after the folder that it is in.
  bill.metadata.component.name = 'foyer';
  return `${JSON.stringify(bill, null, 2)}\n`;
}
