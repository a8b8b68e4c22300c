/** Starts nginx and Caddy with the files of deploy/, on free ports of the loopback and with a certificate made here. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../foyer.mjs';
import { root } from '../root.mjs';

const START_LIMIT_MS = 10_000;
const HOST = 'tickets.example.com';
const UPSTREAM = '127.0.0.1:3000';

/** @throws Error where the file does not hold a text that is replaced */
function replaceAll(text, replacements) {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The file does not hold "${from}".`);
    return result.replaceAll(from, to);
  }, text);
}

async function makeCertificate(folder) {
  const files = {
    certificate: path.join(folder, 'fullchain.pem'),
    key: path.join(folder, 'key.pem'),
  };
  await promisify(execFile)('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${HOST}`,
    '-keyout',
    files.key,
    '-out',
    files.certificate,
  ]);
  return files;
}

async function start(command, args, env, port) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (const until = Date.now() + START_LIMIT_MS; ; await pause(50)) {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).catch(
      () => null,
    );
    if (answer) return stop;
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`${command} did not start:\n${output}`);
    }
  }
}

async function nginx(folder, upstream) {
  const { certificate, key } = await makeCertificate(folder);
  const ports = { plain: await freePort(), secure: await freePort() };
  const site = replaceAll(await readFile(path.join(root, 'deploy/nginx.conf'), 'utf8'), {
    [UPSTREAM]: upstream,
    'listen 443': `listen 127.0.0.1:${ports.secure}`,
    'listen 80': `listen 127.0.0.1:${ports.plain}`,
    '/etc/ssl/foyer/fullchain.pem': certificate,
    '/etc/ssl/foyer/key.pem': key,
  });
  const file = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  );
  await writeFile(
    file,
    [
      // Workers of another user could not write into this folder.
      process.getuid?.() === 0 ? 'user root;' : '',
      `daemon off; pid ${path.join(folder, 'nginx.pid')}; error_log stderr; events {}`,
      `http { access_log off; ${temporary.join(' ')}`,
      site,
      '}',
    ].join('\n'),
  );
  const stop = await start('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], {}, ports.plain);
  return { ports, stop };
}

/** Caddy asks nobody for a certificate: its file is started with one of its own making. */
async function caddy(folder, upstream) {
  const ports = { plain: await freePort(), secure: await freePort() };
  const site = replaceAll(await readFile(path.join(root, 'deploy/Caddyfile'), 'utf8'), {
    [UPSTREAM]: upstream,
    [`${HOST} {`]: `${HOST} {\n\ttls internal`,
  });
  const file = path.join(folder, 'Caddyfile');
  const options = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${ports.plain}\n\thttps_port ${ports.secure}\n}\n`;
  await writeFile(file, options + site);
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const stop = await start(
    'caddy',
    ['run', '--adapter', 'caddyfile', '--config', file],
    home,
    ports.plain,
  );
  return { ports, stop };
}

const proxies = { nginx, caddy };

/** Starts the proxy before `upstream` (`host:port`); `ports` are those for http and https. */
export async function startProxy(name, folder, upstream) {
  const own = path.join(folder, name);
  await mkdir(own, { recursive: true });
  return proxies[name](own, upstream);
}
