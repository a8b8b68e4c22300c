/** What happens to the primary. Each scenario resolves when every machine may follow again. */
import { setTimeout as pause } from 'node:timers/promises';
import { until } from './cluster.mjs';

/** Seconds: Patroni's `ttl`, and what choosing, promoting and noticing take. */
const FAILOVER = 40;
/** Milliseconds. */
const LIMIT = 90_000;
const requests = 200;

const others = ({ machines }, one) => machines.filter((machine) => machine !== one);

/** Resolves when somebody else is the primary, and requests are answered. */
async function whenReplaced(cluster, former, load) {
  await until('Another primary', LIMIT, () => cluster.findPrimary(others(cluster, former)));
  await load.more(requests, LIMIT);
}

const killed = {
  name: 'killed',
  fault: 'Primary killed, with its Patroni and etcd',
  promise: { seconds: FAILOVER },
  async run({ cluster, primary, load }) {
    await primary.kill();
    await whenReplaced(cluster, primary, load);
    await cluster.startAgain(primary);
  },
};

/** The harder half of a cut network: clients are on the side of the former primary. */
const cutOff = {
  name: 'cut-off',
  fault: 'Primary cut off from etcd and replicas, not from clients',
  promise: { seconds: FAILOVER },
  async run({ cluster, primary, load }) {
    primary.cutOff();
    await whenReplaced(cluster, primary, load);
    primary.mend();
  },
};

const frozen = {
  name: 'frozen',
  fault: 'Primary stopped, replaced, then resumed',
  promise: { seconds: FAILOVER },
  async run({ cluster, primary, load }) {
    const resume = primary.freeze();
    try {
      await whenReplaced(cluster, primary, load);
    } finally {
      resume();
    }
    // What it still takes for done has to come out while others book.
    await pause(3_000);
  },
};

const switchover = {
  name: 'switchover',
  fault: 'Planned switchover',
  promise: { seconds: 15 },
  async run({ cluster, primary, load }) {
    const answer = await primary.ask('switchover', {
      method: 'POST',
      body: JSON.stringify({ leader: primary.name }),
      signal: AbortSignal.timeout(LIMIT),
    });
    if (answer?.status !== 200) throw new Error(`The switchover was refused: ${answer?.text}`);
    await whenReplaced(cluster, primary, load);
  },
};

export const scenarios = [killed, cutOff, frozen, switchover];
