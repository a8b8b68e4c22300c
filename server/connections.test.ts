import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import net from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startServerProcess, type ServerProcess } from './testing/serverProcess';
import { createTestFolder, type TestFolder } from './testing/testDatabase';

/** The most that Linux keeps for a process that has not taken them yet; other systems keep 128. */
const systemLimitFile = '/proc/sys/net/core/somaxconn';
const systemLimit = existsSync(systemLimitFile)
  ? Number(readFileSync(systemLimitFile, 'utf8'))
  : 100;
const PEOPLE = Math.min(1_000, systemLimit);

let folder: TestFolder;
let server: ServerProcess;
beforeAll(async () => {
  folder = await createTestFolder();
  server = await startServerProcess({ DATA_DIR: folder.dataDir, DEMO: '0' });
}, 60_000);
afterAll(async () => {
  await server.kill();
  folder.remove();
});

it('people who come while it is busy are connected at once, not after they have tried again', async () => {
  const port = Number(new URL(server.address).port);
  // Does not take a single connection now.
  process.kill(server.pid, 'SIGSTOP');
  const sockets = Array.from({ length: PEOPLE }, () => net.connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  process.kill(server.pid, 'SIGCONT');
  const answers = sockets.map((socket) => once(socket, 'data').then(String));
  for (const socket of sockets) socket.write('GET /api/health/ HTTP/1.1\r\nHost: foyer\r\n\r\n');
  expect((await Promise.all(answers)).every((text) => text.startsWith('HTTP/1.1 200'))).toBe(true);
  for (const socket of sockets) socket.destroy();
}, 30_000);
