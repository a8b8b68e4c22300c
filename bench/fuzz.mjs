/**
 * `npm run bench -- fuzz`: 100,000 requests made from openapi.yaml (valid, with one fault, hostile), as each role
 * of the demo world, to the built server on a throw-away database: no answer of 5xx, each answer as the
 * contract says, and no memory kept. 503 with Retry-After is counted apart. Exits with 1 at a finding, of
 * which `--replay FILE` sends the request again to a new server.
 *
 * `--requests 20000 --seed 7`; `--engine pglite` for the embedded database, `--connections 16`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DEMO_PASSWORD, signIn } from '../scripts/lib/demoCaller.mjs';
import { NO_WRITE_QUOTAS, startFoyer } from '../scripts/lib/foyer.mjs';
import { step, table } from '../scripts/lib/print.mjs';
import { root } from '../scripts/lib/root.mjs';
import { readContract } from '../server/contract/document.ts';
import { createClient } from '../server/testing/fuzz/client.ts';
import { runFuzz } from '../server/testing/fuzz/run.ts';
import { findPostgres, startPostgres } from '../server/testing/postgres.ts';
import { usedMemory } from './fuzz/usedMemory.mjs';
import { median } from './lib/spread.mjs';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    connections: { type: 'string', default: '16' },
    engine: { type: 'string', default: findPostgres() ? 'postgres' : 'pglite' },
    replay: { type: 'string' },
  },
});
/** Each role, in several companies. */
const people = [
  'asha',
  'vikram',
  'meera',
  'kabir',
  'admin',
  'root',
  'sam',
  'lena',
  'rhea',
  'dev',
  'leela',
];
/** Megabytes of the heap after a collection, between the first and the last quarter of a run. */
const MOST_GROWTH = 15;
const SHOWN = 40;

const postgres = values.engine === 'postgres' ? await startPostgres() : undefined;
let foyer;
try {
  await step('Starting the server', async () => {
    foyer = await startFoyer({
      env: {
        ...(postgres && { DATABASE_URL: postgres.url }),
        DEMO: '1',
        LOG_LEVEL: 'error',
        ...usedMemory.env,
        ...NO_WRITE_QUOTAS,
        MAX_HELD_PER_PERSON: '0',
        MAX_HELD_PER_COMPANY: '0',
        TRUST_PROXY: '127.0.0.1',
      },
    });
  });
  if (values.replay === undefined) await fuzz();
  else await replay(values.replay);
} finally {
  await foyer?.stop();
  await postgres?.stop();
}

async function fuzz() {
  const total = Number(values.requests);
  const memory = [];
  const began = performance.now();
  const report = await runFuzz({
    port: Number(new URL(foyer.url).port),
    contract: readContract(root),
    seed: Number(values.seed),
    requests: total,
    connections: Number(values.connections),
    names: people,
    password: DEMO_PASSWORD,
    now: Date.now(),
    round: Math.max(500, Math.ceil(total / 40)),
    isThorough: true,
    async onRound(done) {
      const used = await usedMemory.of(foyer);
      memory.push({ share: done / total, ...used });
      const rate = (done / (performance.now() - began)) * 1000;
      console.log(
        `${done} requests, ${rate.toFixed(0)}/s, heap ${used.heap} MB, resident ${used.resident} MB`,
      );
    },
  });
  print(report);
  const growth = growthOf(memory);
  console.log(`heap after a collection, last quarter against first: ${growth.toFixed(1)} MB more`);
  const isLeaking = total >= 20_000 && growth > MOST_GROWTH;
  if (isLeaking) console.log(`That is more than ${MOST_GROWTH} MB.`);
  await save(report.findings);
  if (report.findings.length > 0 || isLeaking) process.exitCode = 1;
}

function print({ answers, shed, succeeded, unreached, lost, findings }) {
  const statuses = [...new Set([...answers.values()].flatMap((of) => [...of.keys()]))].sort();
  console.log(
    table([
      ['answers', ...statuses],
      ...[...answers].map(([kind, of]) => [
        kind,
        ...statuses.map((one) => String(of.get(one) ?? 0)),
      ]),
    ]),
  );
  console.log(
    `operations that have answered with success: ${succeeded.size} of ${succeeded.size + unreached.length}`,
  );
  if (unreached.length > 0) console.log(`not one of: ${unreached.join(', ')}`);
  console.log(`refused for a moment (503 with Retry-After): ${shed}`);
  if (lost.length > 0) console.log(`could not sign in at the end: ${lost.join(', ')}`);
  console.log(`findings: ${findings.length}`);
}

/** The first of the same findings each, with the request in a file. */
async function save(findings) {
  const folder = path.join(tmpdir(), `foyer-fuzz-${values.seed}`);
  const groups = new Map();
  for (const one of findings) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  if (groups.size > 0) await mkdir(folder, { recursive: true });
  for (const [key, all] of [...groups].slice(0, SHOWN)) {
    const [{ request, answer }] = all;
    const file = path.join(folder, `${request.number}.json`);
    const body = request.body?.toString('base64');
    await writeFile(file, JSON.stringify({ ...request, body }, null, 2));
    console.log(`\n${all.length} × ${key} (${request.kind}: ${request.change || 'nothing wrong'})`);
    console.log(
      `  ${request.person ?? 'nobody'}: ${request.method} ${request.target.slice(0, 160)}`,
    );
    console.log(`  ${request.body?.toString().slice(0, 300) ?? 'no body'}`);
    console.log(`  answer: ${answer?.body.toString().slice(0, 300) ?? 'none'}`);
    console.log(`  npm run bench -- fuzz --replay ${file}`);
    const id = /"request_id":"([^"]+)"/.exec(answer?.body.toString() ?? '')?.[1];
    const logged = foyer.output.split('\n').find((line) => id && line.includes(id));
    if (logged) console.log(`  log: ${logged.slice(0, 1_500)}`);
  }
}

function keyOf({ request, fault }) {
  return `${request.isRouted ? request.operationId : request.change}: ${fault}`;
}

async function replay(file) {
  const request = JSON.parse(await readFile(file, 'utf8'));
  const body = request.body === undefined ? undefined : Buffer.from(request.body, 'base64');
  const session = request.person && (await signIn(foyer.url, request.person));
  const client = createClient(Number(new URL(foyer.url).port));
  const answer = await client.send(
    { ...request, body },
    session && `Bearer ${session.access_token}`,
  );
  client.close();
  console.log(answer ? `${answer.status}\n${answer.body.toString()}` : 'closed without an answer');
  console.log(foyer.output);
}

/** Megabytes between the medians. */
function growthOf(memory) {
  const medianOf = (from, to) => {
    const heaps = memory.filter(({ share }) => share > from && share <= to).map(({ heap }) => heap);
    return median(heaps) ?? 0;
  };
  return medianOf(0.75, 1) - medianOf(0, 0.25);
}
