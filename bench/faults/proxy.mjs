/** A TCP proxy on the loopback that delays answers and cuts connections. */
import { once } from 'node:events';
import net from 'node:net';

/** Client messages after the beginning of a transaction, at most, until it is cut off. */
const MAX_MESSAGES = 8;

/** @returns `url`: the same database through the proxy, `state` to change what it does */
export async function startProxy(databaseUrl) {
  const target = new URL(databaseUrl);
  const state = {
    /** Milliseconds by which each answer is late. */
    delay: 0,
    /** Share of the transactions that are cut off, at one of their messages or before an answer to it. */
    cuts: 0,
    /** Number of those. */
    cut: 0,
  };
  const pairs = new Set();
  const server = net.createServer((client) => {
    const upstream = net.connect(Number(target.port), target.hostname);
    const pair = [client, upstream];
    pairs.add(pair);
    const end = () => {
      for (const socket of pair) socket.destroy();
      pairs.delete(pair);
    };
    for (const socket of pair) socket.on('error', end).on('close', end).setNoDelay(true);
    /** Messages until it is cut off; null while it is not to be. */
    let left = null;
    client.on('data', (chunk) => {
      if (left === null && chunk.includes('begin\0') && Math.random() < state.cuts) {
        left = Math.floor(Math.random() * MAX_MESSAGES);
      } else if (left !== null) {
        left -= 1;
        const ends = chunk.includes('commit\0');
        if (left < 0 || ends) {
          state.cut += 1;
          if (Math.random() < 0.5) upstream.write(chunk);
          upstream.end();
          client.resetAndDestroy();
          return;
        }
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (state.delay === 0) client.write(chunk);
      else setTimeout(() => client.writable && client.write(chunk), state.delay);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String(server.address().port);
  return {
    url: url.href,
    state,
    async stop() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
