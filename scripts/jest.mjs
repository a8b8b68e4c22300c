/**
 * Runs jest with jest.config.ts. Jest loads a TypeScript config by itself only where node strips
 * types (22.18 and later); this reads it through tsx, so that Node 20 runs the tests too:
 * `node --experimental-vm-modules scripts/jest.mjs src/api --selectProjects spa`.
 */
import path from 'node:path';
import { run } from 'jest';
import { tsImport } from 'tsx/esm/api';

// One time zone, whatever the machine is set to.
process.env.TZ = 'UTC';

const rootDir = path.resolve(import.meta.dirname, '..');
const { default: config } = await tsImport('../jest.config.ts', import.meta.url);
process.chdir(rootDir);
await run([...process.argv.slice(2), '--config', JSON.stringify({ ...config, rootDir })]);
