/**
 * `npm test -- deploy [release|systemd|nginx|caddy|image …]`: what deploy/, the Dockerfile and `npm run release` hold,
 * started and asked. The image needs root, buildah and mmdebstrap. Says which parts could not run.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildImage, runImage } from './lib/deploy/image.mjs';
import { startProxy } from './lib/deploy/proxies.mjs';
import { freePort, startFoyer } from './lib/foyer.mjs';
import { secondsSince } from './lib/print.mjs';
import { findProgram } from './lib/programs.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const MB = 1024 * 1024;
/** The address that a caller claims to have. */
const CLAIMED = '203.0.113.9';
/** A demo world whose log tells the address of each caller. */
const SETTINGS = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'info',
  MAIL: 'outbox',
  SUPPORT_EMAIL: 'support@example.com',
  PAYMENTS: 'sandbox',
  DEMO: '1',
};

function expect(condition, sentence) {
  if (!condition) throw new Error(`Not so: ${sentence}.`);
}

/** A request to a site with a certificate that nobody knows. */
function ask(port, address, { body, headers = {} } = {}) {
  const host = 'tickets.example.com';
  return new Promise((resolve, reject) => {
    const request = https.request(
      {
        host: '127.0.0.1',
        port,
        path: address,
        method: body ? 'POST' : 'GET',
        servername: host,
        rejectUnauthorized: false,
        headers: {
          host,
          ...headers,
        },
      },
      (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** The start page with its content, and a person who signs in. */
async function checkServer(url) {
  const hasEvents = async () => /href="\/events\/\d+/.test(await (await fetch(url)).text());
  // A renderer that is slower than 200 ms, as a busy machine's first page is, leaves the page to the browser.
  for (const start = performance.now(); !(await hasEvents()); await pause(500)) {
    expect(performance.now() - start < 20_000, 'the start page arrives with events');
  }
  const credentials = { username: 'asha', password: 'Foyer-demo-2026' };
  const session = await fetch(`${url}/api/auth/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  expect(session.status === 200, 'a person of the demo world signs in');
  for (const file of ['start.js', 'start.css', 'swagger-ui.js', 'swagger-ui.css']) {
    expect((await fetch(`${url}/api/docs/${file}`)).ok, `the API reference has ${file}`);
  }
}

async function release(folder) {
  const target = path.join(folder, 'release');
  const { code, output } = await run(process.execPath, ['scripts/release.mjs', target], {
    quiet: true,
  });
  expect(code === 0, `npm run release succeeds:\n${output}`);
  const foyer = await startFoyer({ env: SETTINGS, folder: target });
  try {
    await checkServer(foyer.url);
    const backup = await run(
      process.execPath,
      [path.join(target, 'dist/server/backup.js'), path.join(folder, 'backup')],
      { quiet: true, cwd: target, env: { DATA_DIR: foyer.dataDir, DATABASE_URL: '' } },
    );
    expect(backup.code === 0, `the backup of the release runs beside it:\n${backup.output}`);
  } finally {
    await foyer.stop();
  }
}

async function systemd() {
  const { code, output } = await run('systemd-analyze', ['verify', 'deploy/foyer.service'], {
    quiet: true,
  });
  // The program is not installed on this machine.
  const faults = output
    .split('\n')
    .filter((line) => line.includes('foyer.service') && !/is not executable/.test(line));
  expect(faults.length === 0, `systemd reads the unit (${code}):\n${faults.join('\n')}`);
}

async function proxy(name, folder) {
  const foyer = await startFoyer({ env: { ...SETTINGS, TRUST_PROXY: 'loopback' }, build: false });
  const { ports, stop } = await startProxy(name, folder, new URL(foyer.url).host);
  try {
    const plain = await fetch(`http://127.0.0.1:${ports.plain}/events`, {
      headers: { Host: 'tickets.example.com' },
      redirect: 'manual',
    });
    expect([301, 308].includes(plain.status), 'http is sent to https');
    const page = await ask(ports.secure, '/', { headers: { 'Accept-Encoding': 'br' } });
    expect(
      page.status === 200 && page.headers['content-encoding'] === 'br',
      'pages arrive as brotli',
    );
    expect('content-security-policy' in page.headers, 'headers of security arrive');
    const marker = `claimed-${name}`;
    const headers = { 'X-Forwarded-For': CLAIMED, 'X-Request-Id': marker };
    expect(
      (await ask(ports.secure, '/api/bookings/', { headers })).status === 401,
      'the API answers',
    );
    while (!foyer.output.includes(marker)) await pause(20);
    const lines = foyer.output.split('\n').filter((line) => line.includes(marker));
    expect(!lines.join().includes(CLAIMED), 'an address that a caller claims is not believed');
    expect(
      (await ask(ports.secure, '/metrics')).status === 404,
      'figures are not shown to callers',
    );
    const json = { 'Content-Type': 'application/json' };
    const large = await ask(ports.secure, '/api/auth/login/', {
      body: Buffer.alloc(MB, 32),
      headers: json,
    });
    expect(
      large.status === 413 && large.text.includes('request_id'),
      `Foyer refuses large bodies itself, not with ${large.status} ${large.text.slice(0, 200)}`,
    );
  } finally {
    await stop();
    await foyer.stop();
  }
}

async function image(folder) {
  const size = await buildImage(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { ...SETTINGS, HOST: '127.0.0.1', PORT: port, PUBLIC_URL: url };
  const server = await runImage(settings);
  let code;
  let end;
  try {
    const start = performance.now();
    const isUp = async () => (await fetch(`${url}/api/health/ready/`).catch(() => null))?.ok;
    while (!(await isUp())) {
      expect(performance.now() - start < 120_000, `the image starts:\n${server.output}`);
      await pause(200);
    }
    await checkServer(url);
    expect(await server.isOfUser(), 'the server runs without the rights of root');
    const written = await server.written();
    expect(written.length === 0, `it writes into /data and /tmp alone:\n${written.join('\n')}`);
  } finally {
    end = performance.now();
    code = await server.stop();
  }
  expect(code === 0, `it ends by itself when it is told to, not with ${code}`);
  return `${size} with its base, stopped in ${secondsSince(end)}`;
}

/** `needs`: programs that must be installed. */
const parts = {
  release: { needs: [], run: release },
  systemd: { needs: ['systemd-analyze'], run: systemd },
  nginx: { needs: ['nginx', 'openssl'], run: (folder) => proxy('nginx', folder) },
  caddy: { needs: ['caddy'], run: (folder) => proxy('caddy', folder) },
  image: { needs: ['buildah', 'mmdebstrap'], asRoot: true, run: image },
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
const missing = [];
const failed = [];
const { code: buildCode } = await run(process.execPath, ['scripts/build.mjs'], { cwd: root });
if (buildCode !== 0) process.exit(1);
for (const name of requested.length > 0 ? requested : Object.keys(parts)) {
  const { needs, asRoot, run: check } = parts[name];
  const absent = needs.filter((program) => !findProgram(program));
  if (asRoot && process.getuid?.() !== 0) absent.push('the rights of root');
  if (absent.length > 0) {
    missing.push(`${name.toUpperCase()} DID NOT RUN: it needs ${absent.join(' and ')}`);
    continue;
  }
  const folder = await mkdtemp(path.join(tmpdir(), `foyer-${name}-`));
  const start = performance.now();
  try {
    const said = await check(folder);
    console.log(`ok      ${name}  ${secondsSince(start)}${said ? `  ${said}` : ''}`);
  } catch (error) {
    failed.push(name);
    console.log(`FAILED  ${name}  ${secondsSince(start)}\n${error.stack}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
console.log([`${failed.length} failed`, ...missing].join('; '));
process.exitCode = failed.length > 0 || (missing.length > 0 && process.env.CI === 'true') ? 1 : 0;
