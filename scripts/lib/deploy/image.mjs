/** Builds the Dockerfile with buildah on a base of Debian's packages and the registry's Node, and runs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { must, nodePackage, unpack } from '../registryPackage.mjs';
import { root } from '../root.mjs';
import { run } from '../run.mjs';

/** Node and npm of the image. */
const NODE_VERSION = '22.23.3';
const NPM_VERSION = '11.19.1';
const BASE = 'localhost/foyer-base';
const IMAGE = 'localhost/foyer';
const ISOLATION = ['--isolation', 'chroot'];

/** The file of a certificate with which this machine's npm reaches the registry, where it needs one. */
async function certificateOfNpm() {
  const { output } = await run('npm', ['config', 'get', 'cafile'], { quiet: true });
  const file = output.trim().split('\n').at(-1);
  return existsSync(file) ? file : undefined;
}

/** Debian with Node and npm, and what npm needs to reach the registry from here. */
async function makeBase(folder) {
  const tar = path.join(folder, 'debian.tar');
  await must('mmdebstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', tar]);
  const container = (await must('buildah', ['from', 'scratch'])).split('\n').at(-1);
  const mounted = await must('buildah', ['mount', container]);
  await must('tar', ['-C', mounted, '-xf', tar]);
  const local = path.join(mounted, 'usr/local');
  const node = `${nodePackage()}@${NODE_VERSION}`;
  await unpack(node, folder, local, ['package/bin/node']);
  await unpack(`npm@${NPM_VERSION}`, folder, path.join(local, 'lib/node_modules/npm'));
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', path.join(local, 'bin/npm'));
  const certificate = await certificateOfNpm();
  if (certificate) {
    await cp(certificate, path.join(local, 'registry.pem'));
    const settings = ['NPM_CONFIG_CAFILE', 'NODE_EXTRA_CA_CERTS'];
    const values = settings.flatMap((name) => ['--env', `${name}=/usr/local/registry.pem`]);
    await must('buildah', ['config', ...values, container]);
  }
  await must('buildah', ['umount', container]);
  await must('buildah', ['commit', '--rm', container, BASE]);
}

/** Builds the image; resolves with its size, as buildah prints it. */
export async function buildImage(folder) {
  await makeBase(folder);
  const options = ['--network', 'host', '--format', 'docker', '--build-arg', `BASE=${BASE}`];
  await must('buildah', ['bud', ...ISOLATION, ...options, '--tag', IMAGE, root]);
  const [{ size }] = JSON.parse(await must('buildah', ['images', '--json', IMAGE]));
  return size;
}

/** The server's process: buildah starts it through processes of its own, each with one child. */
async function serverOf(pid) {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim();
  return children === '' ? Number(pid) : serverOf(children.split(' ')[0]);
}

/** The user of the image. */
const USER = 10001;

/**
 * Runs the image, with its data in /tmp: buildah hides the image's volume after the run. `written` lists the files
 * that the server changed elsewhere.
 */
export async function runImage(settings) {
  const container = (await must('buildah', ['from', IMAGE])).split('\n').at(-1);
  const mounted = await must('buildah', ['mount', container]);
  const before = path.join(mounted, 'tmp/started');
  await writeFile(before, '');
  const values = Object.entries({ ...settings, DATA_DIR: '/tmp/data' }).flatMap(([name, value]) => [
    '--env',
    `${name}=${value}`,
  ]);
  const options = [...ISOLATION, '--network', 'host', ...values];
  const child = spawn(
    'buildah',
    ['run', ...options, container, '--', 'node', 'dist/server/main.js'],
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
    /** Whether the volume and the files that the server made belong to its user, and not to root. */
    async isOfUser() {
      const files = ['data', 'tmp/data/jwt-secret'].map((file) => stat(path.join(mounted, file)));
      return (await Promise.all(files)).every(({ uid, gid }) => uid === USER && gid === USER);
    },
    async written() {
      const found = await must('find', [
        ...[mounted, '-xdev', '-newer', before, '-type', 'f'],
        ...['-not', '-path', `${mounted}/tmp/*`],
        // buildah writes these for each run.
        ...['-not', '-path', `${mounted}/etc/*`, '-not', '-path', `${mounted}/run/*`],
      ]);
      return found
        .split('\n')
        .filter(Boolean)
        .map((file) => file.slice(mounted.length));
    },
    /** Ends it as an orchestrator does, with a signal to the server itself; resolves with its exit code. */
    async stop() {
      if (child.exitCode === null) process.kill(await serverOf(child.pid), 'SIGTERM');
      const [code] = await ended;
      await must('buildah', ['umount', container]);
      await must('buildah', ['rm', container]);
      return code;
    },
  };
}
