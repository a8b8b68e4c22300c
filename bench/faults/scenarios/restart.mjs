import { setTimeout as pause } from 'node:timers/promises';

/** `pg_ctl -m immediate restart`. */
export const restart = {
  name: 'restart',
  fault: 'PostgreSQL restarted at once',
  promise: { seconds: 5, worst: 6_000 },
  async run(world) {
    const load = world.startLoad();
    await load.more(100);
    world.postgres.restartAtOnce();
    await load.more(100);
    await pause(1_000);
  },
};
