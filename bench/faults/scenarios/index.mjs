import { clockAhead, clockBehind } from './clock.mjs';
import { cut } from './cut.mjs';
import { disk } from './disk.mjs';
import { lock } from './lock.mjs';
import { restart } from './restart.mjs';
import { rolling, upgrade } from './rolling.mjs';
import { outsideServices } from './services.mjs';
import { slow } from './slow.mjs';

export const scenarios = [
  restart,
  slow,
  cut,
  lock,
  disk,
  clockAhead,
  clockBehind,
  rolling,
  upgrade,
  ...outsideServices,
];
