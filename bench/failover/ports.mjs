/** Ports that stay free until a program takes them. */
import { once } from 'node:events';
import net from 'node:net';

/** Below those that Linux gives to outgoing connections and to servers that ask for any. */
const RANGE = { first: 20_000, count: 12_000 };
const given = new Set();

async function isFree(port) {
  const server = net.createServer();
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** A port of 127.0.0.1 that nobody uses, and that was not given out before. */
export async function lastingPort() {
  for (;;) {
    const port = RANGE.first + Math.floor(Math.random() * RANGE.count);
    if (!given.has(port) && (await isFree(port))) {
      given.add(port);
      return port;
    }
  }
}
