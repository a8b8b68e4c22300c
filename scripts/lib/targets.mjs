/** The build targets: sources and output file. Imports no build tool, so that start.mjs starts fast. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { matchStamp, takeStamp } from './stamp.mjs';
import { root } from './root.mjs';

const dist = path.join(root, 'dist');
const stampFile = path.join(dist, 'stamp.json');

/** Environment variables that Vite inlines into the pages: another value needs another build. */
const pageSettings = Object.entries(process.env)
  .filter(([name]) => name.startsWith('VITE_'))
  .map(([name, value]) => `${name}=${value}`)
  .sort()
  .join('\n');

/** Commands of operators that are built too, for places without the sources: `node dist/server/backup.js FILE`. */
export const commands = ['admin', 'backup', 'restore', 'importEvents', 'status'];

export const targets = {
  web: {
    title: 'pages',
    result: path.join(dist, 'web/index.html'),
    inputs: [
      ...['index.html', 'src', 'public', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'],
      ...['build', 'lib/checkInWorker', 'lib/firstLoad', 'lib/pageBudgets', 'lib/pageFiles'].map(
        (script) => `scripts/${script}.mjs`,
      ),
    ],
    settings: pageSettings,
  },
  server: {
    title: 'server',
    result: path.join(dist, 'server/main.js'),
    inputs: [
      ...['server', 'openapi.yaml', 'package-lock.json', 'scripts/build.mjs'],
      ...commands.map((command) => `scripts/${command}.ts`),
      ...['databaseStatus', 'readPassword'].map((file) => `scripts/lib/${file}.ts`),
    ],
  },
};

function readStamps() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

function writeStamps(stamps) {
  mkdirSync(dist, { recursive: true });
  writeFileSync(stampFile, JSON.stringify(stamps));
}

/** Names of the targets that have to be built. */
export function staleTargets() {
  const stamps = readStamps();
  const fresh = {};
  const stale = Object.keys(targets).filter((name) => {
    const target = targets[name];
    const stamp = existsSync(target.result) ? matchStamp(root, target, stamps[name]) : null;
    if (stamp) fresh[name] = stamp;
    return !stamp;
  });
  // Stores new modification times, so that touched files are not hashed again next time.
  if (stale.length === 0 && JSON.stringify(fresh) !== JSON.stringify(stamps)) writeStamps(fresh);
  return stale;
}

/** Runs one build; its stamp is written only when it succeeds. */
export async function withStamp(name, build) {
  const stamp = takeStamp(root, targets[name]);
  const { [name]: _before, ...others } = readStamps();
  if (Object.keys(others).length > 0) writeStamps(others);
  else rmSync(stampFile, { force: true });
  await build();
  writeStamps({ ...readStamps(), [name]: stamp });
}
