import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { createOffer } from '../../server/testing/bookings';
import { buildTestApp, type TestApp } from '../../server/testing/buildTestApp';
import { createCompany, createUser } from '../../server/testing/people';
import { testContract } from '../../server/testing/testContract';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const packages = path.join(root, 'node_modules');

/** A folder outside the project with the example, the packed client and links to what both depend on. */
let folder: string;
let packed: string;
let test: TestApp;
let env: NodeJS.ProcessEnv;

async function packClient() {
  // npx and npm pass `ignore-scripts` from the root's .npmrc on, which would skip the build.
  const options = ['--ignore-scripts=false', '--pack-destination', folder];
  await run('npm', ['pack', ...options], { cwd: import.meta.dirname });
  const { version } = await readPackage('package.json');
  await mkdir(packed, { recursive: true });
  const tarball = path.join(folder, `foyer-client-${version}.tgz`);
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', packed]);
}

async function copyExample() {
  await cp(path.join(import.meta.dirname, 'example'), folder, { recursive: true });
  await cp(path.join(import.meta.dirname, 'testing'), folder, { recursive: true });
  const page = await readFile(path.join(import.meta.dirname, 'README.md'), 'utf8');
  const snippets = [...page.matchAll(/```ts\n(.*?)```/gs)].map(([, snippet]) => snippet);
  await writeFile(path.join(folder, 'readme.ts'), snippets.join(''));
  for (const scope of ['@reduxjs', '@types'])
    await mkdir(path.join(folder, 'node_modules', scope), { recursive: true });
  for (const name of ['@reduxjs/toolkit', '@types/node', 'openapi-fetch'])
    await symlink(path.join(packages, name), path.join(folder, 'node_modules', name));
}

async function startServer() {
  test = await buildTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const password = 'Correct-horse-2026';
  const { username } = await createUser(test, { company: await createCompany(test), password });
  const { event, tier } = await createOffer(test, { total: 10 }, { title: 'Open day' });
  const { port } = test.app.server.address() as AddressInfo;
  env = {
    PATH: process.env.PATH,
    FOYER_API: `http://127.0.0.1:${port}/api`,
    FOYER_USER: username,
    FOYER_PASSWORD: password,
    EVENT: String(event.id),
    TIER: String(tier.id),
  };
}

const readPackage = async (file: string, from = import.meta.dirname) =>
  JSON.parse(await readFile(path.join(from, file), 'utf8'));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'foyer-client-'));
  packed = path.join(folder, 'node_modules/@foyer/client');
  await Promise.all([packClient(), copyExample(), startServer()]);
  // The compiler prints its errors to stdout, which the error of execFile does not show.
  await run(process.execPath, [path.join(packages, 'typescript-7/bin/tsc'), '-p', folder]).catch(
    ({ stdout }) => {
      throw new Error(stdout);
    },
  );
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const program = (name: string, more: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, [path.join(folder, `dist/${name}.js`)], { env: { ...env, ...more } });

it('the example books a ticket', async () => {
  const { stdout } = await program('book');
  expect(stdout).toMatch(/^1 events\nBooked BK-\d{4}-\d{6}, [\d.]+ INR\n$/);
});

it('the example says why it is refused', async () => {
  await expect(program('book', { FOYER_PASSWORD: 'wrong' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^401 \w+: .+\.\n$/),
  });
});

it('the example lists events with a store without React', async () => {
  expect((await program('store')).stdout).toMatch(/^Open day, .+\n$/);
});

it('keys, versions, arrays, files and errors arrive', async () => {
  const result = JSON.parse((await program('calls')).stdout);
  const { numbers, ids, calendar } = result;
  expect(numbers[1]).toBe(numbers[0]);
  expect(numbers[2]).not.toBe(numbers[0]);
  expect(ids).toHaveLength(2);
  expect(calendar).toMatch(/^BEGIN:VCALENDAR/);
  expect(result).toMatchObject({
    quoted: ids,
    queries: [`?booking_ids=${ids.join('&booking_ids=')}`, ''],
    tickets: 'application/pdf',
    ifMatch: '"7"',
    unknownEvent: {
      status: 404,
      code: 'not_found',
      message: 'Event not found',
      body: { request_id: expect.any(String) },
    },
    withoutToken: { status: 401, code: 'unauthorized' },
  });
  expect(result.badGateway).toEqual({ status: 502, message: 'HTTP 502' });
});

async function bundleOf(contents: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    platform: 'node',
  });
  return { code: outputFiles[0]?.text ?? '', inputs: Object.keys(metafile.inputs) };
}

it('a bundle with one call is below 8 kB, with no other path and no other package', async () => {
  const { code, inputs } = await bundleOf(`
    import { createClient, unwrap } from '@foyer/client';
    console.log(await unwrap(createClient({ baseUrl: '/api' }).GET('/events/')));
  `);
  expect(code.length).toBeLessThan(8_000);
  expect(Object.keys(testContract().paths).filter((one) => code.includes(`"${one}"`))).toEqual([
    '/events/',
  ]);
  expect(inputs).toEqual([
    'node_modules/openapi-fetch/dist/index.mjs',
    expect.stringMatching(/@foyer\/client\/dist\/index\.js$/),
    '<stdin>',
  ]);
});

it('the endpoints for RTK Query are all operations, without React', async () => {
  const { code, inputs } = await bundleOf(`export * from '@foyer/client/rtk';`);
  expect(inputs.filter((one) => /node_modules\/(react|react-dom|react-redux)\//.test(one))).toEqual(
    [],
  );
  const operations = Object.values(testContract().paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId }) => operationId ?? []),
  );
  expect(operations.filter((one) => !code.includes(`${one}:`))).toEqual([]);
  expect(operations.length).toBeGreaterThan(200);
});

it('the package has the version of Foyer, its licence and its page', async () => {
  const { version, dependencies, peerDependencies } = await readPackage('package.json', packed);
  const foyer = await readPackage('package.json', root);
  const example = await readPackage('package.json', folder);
  expect(version).toBe(foyer.version);
  expect(example.dependencies['@foyer/client']).toBe(`file:../foyer-client-${version}.tgz`);
  expect(dependencies['openapi-fetch']).toBe(foyer.devDependencies['openapi-fetch']);
  expect(peerDependencies['@reduxjs/toolkit']).toBe(`^${foyer.dependencies['@reduxjs/toolkit']}`);
  expect((await readdir(packed)).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
});
