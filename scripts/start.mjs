/**
 * `npm start`: builds what is older than its sources, then runs the server in this process, so that
 * signals reach it and no second Node process is needed.
 */
import { pathToFileURL } from 'node:url';
import { staleTargets, targets } from './lib/targets.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Foyer needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const stale = staleTargets();
if (stale.length > 0) {
  const { build } = await import('./build.mjs').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error('The build tools are not installed: run `npm ci --include=dev` once.');
    process.exit(1);
  });
  await build(stale);
}
await import(pathToFileURL(targets.server.result).href);
