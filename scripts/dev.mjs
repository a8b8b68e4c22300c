/**
 * `npm run dev`: the server, restarted at each change, and the pages with hot reloading. Open the
 * second address. Both stop together.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createServer } from 'vite';
import { root } from './lib/root.mjs';

const serverPort = process.env.PORT ?? '3000';
const pages = await createServer({
  root,
  server: { proxy: { '/api': `http://localhost:${serverPort}` } },
});
await pages.listen();
const address = pages.resolvedUrls?.local[0]?.replace(/\/$/, '');

const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
const server = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'server/main.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  // Detached from the terminal's Ctrl-C: a second signal would make tsx kill the server during a write.
  detached: true,
  // Links in mails and return addresses of payments lead to Vite's pages.
  env: { NODE_ENV: 'development', PUBLIC_URL: address, ...process.env },
});
pages.printUrls();

let stopping = false;
async function stop(code) {
  if (stopping) return;
  stopping = true;
  server.kill('SIGTERM');
  await pages.close();
  process.exitCode = code;
}
server.on('exit', (code) => stop(code ?? 0));
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
