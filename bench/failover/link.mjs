/** A TCP proxy on the loopback that stands for the network between two machines. */
import { once } from 'node:events';
import net from 'node:net';

/**
 * @param port where it leads
 * @returns `port`; `cut` lets nothing through any more, as a network does that drops packets, and `mend` ends that
 */
export async function startLink(port) {
  const pairs = new Set();
  let isCut = false;
  const server = net.createServer((near) => {
    const far = net.connect(port, '127.0.0.1');
    const pair = [near, far];
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end).setNoDelay(true);
    near.on('data', (chunk) => isCut || far.write(chunk));
    far.on('data', (chunk) => isCut || near.write(chunk));
  });
  const endPairs = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: server.address().port,
    cut() {
      isCut = true;
    },
    /** Connections from before have lost bytes, so they end. */
    mend() {
      endPairs();
      isCut = false;
    },
    async stop() {
      endPairs();
      server.close();
      await once(server, 'close');
    },
  };
}
