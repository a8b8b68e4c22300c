/** Judges recorded calls by the contract with Stoplight's Prism, a validating proxy. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../foyer.mjs';
import { must, packageCache } from '../registryPackage.mjs';
import { root } from '../root.mjs';

/** The newest that runs on Node 20. */
const PRISM = '@stoplight/prism-cli';
const VERSION = '5.14.2';
/** By which Prism's question to the recorder names its exchange. */
const NUMBER = 'x-exchange';
const RECORD = '/record';
const NOTHING = { status: 404, headers: {}, answer: '' };
const START_LIMIT_MS = 300_000;
const JUDGE_LIMIT_MS = 60_000;
/** Prism lists what it finds in a header: more than Node takes by default, where an answer has many items. */
const MAX_HEADER_BYTES = 4 * 2 ** 20;

/** @returns the file to start; installed at the first use, because it is larger than most of our tools together */
async function installPrism() {
  const folder = path.join(packageCache, `prism-${VERSION}`);
  if (!existsSync(folder)) {
    const making = `${folder}.making`;
    await rm(making, { recursive: true, force: true });
    await mkdir(making, { recursive: true });
    await writeFile(path.join(making, 'package.json'), '{"private":true}');
    await must('npm', ['install', '--ignore-scripts', '--no-audit', `${PRISM}@${VERSION}`], {
      cwd: making,
    });
    await rename(making, folder);
  }
  return path.join(folder, 'node_modules', PRISM, 'dist/index.js');
}

async function readAll(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Headers of one connection, not of the exchange. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host'];
const withoutHops = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));

/** What Prism finds in an exchange: it asks the recorder for the answer and compares both with the contract. */
async function violationsOf(prism, number, { request, requestBody }) {
  const body = Buffer.from(requestBody, 'base64');
  const asking = httpRequest(new URL(request.url.replace(/^\/api/, ''), prism), {
    method: request.method,
    headers: {
      ...withoutHops(request.headers),
      ...(body.length > 0 && { 'content-length': body.length }),
      [NUMBER]: String(number),
    },
    agent: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    signal: AbortSignal.timeout(JUDGE_LIMIT_MS),
  });
  asking.end(body);
  const [answer] = await once(asking, 'response');
  const text = (await readAll(answer)).toString();
  const found = answer.headers['sl-violations'];
  if (found) return JSON.parse(found);
  // An answer of Prism's own, in place of the recorded one.
  return answer.headers['content-type']?.startsWith('application/problem+json')
    ? [{ location: ['prism'], severity: 'Error', message: text.slice(0, 500) }]
    : [];
}

/**
 * Starts Prism, and a server behind it that takes exchanges at `recorder` and gives Prism their answers. `judge`
 * resolves with what Prism says of one.
 */
export async function startPrism() {
  const program = await installPrism();
  const exchanges = [];
  const recorder = createServer(async (incoming, outgoing) => {
    const body = await readAll(incoming);
    if (incoming.url === RECORD) {
      exchanges.push(JSON.parse(body.toString()));
      outgoing.end();
      return;
    }
    const { status, headers, answer } = exchanges[Number(incoming.headers[NUMBER])] ?? NOTHING;
    outgoing.writeHead(status, withoutHops(headers));
    outgoing.end(Buffer.from(answer, 'base64'));
  });
  recorder.listen(0, '127.0.0.1');
  await once(recorder, 'listening');
  const address = `http://127.0.0.1:${recorder.address().port}`;

  const port = await freePort();
  const prism = `http://127.0.0.1:${port}`;
  const args = ['proxy', path.join(root, 'openapi.yaml'), address, '-h', '127.0.0.1', '-p', port];
  const child = spawn(process.execPath, [program, ...args.map(String), '-v', 'error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => {
    child.kill();
    recorder.closeAllConnections();
    recorder.close();
  };
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    const answer = await fetch(prism).catch(() => undefined);
    if (answer) break;
    if (child.exitCode !== null || performance.now() > deadline) {
      stop();
      throw new Error('Prism did not start.');
    }
    await pause(100);
  }
  return {
    recorder: `${address}${RECORD}`,
    exchanges,
    judge: (number) => violationsOf(prism, number, exchanges[number]),
    stop,
  };
}
