import { setTimeout as pause } from 'node:timers/promises';

/** Connections that end in the middle of transactions, also between a commit and its answer. */
export const cut = {
  name: 'cut',
  fault: 'Connections cut in transactions',
  promise: { worst: 6_000 },
  world: { proxied: true },
  async run({ startLoad, proxy }) {
    const load = startLoad();
    await load.more(100);
    proxy.state.cuts = 0.1;
    await pause(5_000);
    proxy.state.cuts = 0;
    await load.more(100);
    return { note: `${proxy.state.cut} cut` };
  },
};
