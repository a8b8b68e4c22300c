/** Visitors of both servers, who read the list of events whatever happens to the primary. */
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds. */
const EVERY = 100;
const PATIENCE = 6_000;

export function startVisitors(servers) {
  const refusals = [];
  let stopped = false;
  const all = servers.map(async ({ address }) => {
    while (!stopped) {
      const said = await fetch(`${address}/api/events/`, {
        signal: AbortSignal.timeout(PATIENCE),
      }).then(
        async (answer) => (await answer.text(), answer.status),
        (error) => error.message,
      );
      if (said !== 200) refusals.push(said);
      await pause(EVERY);
    }
  });
  return {
    /** @returns the promises that were broken */
    async finish() {
      stopped = true;
      await Promise.all(all);
      return refusals.length > 0
        ? [`${refusals.length} visitors were refused: ${refusals[0]}.`]
        : [];
    },
  };
}
