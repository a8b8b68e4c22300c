import { cut } from './cut.mjs';
import { lock } from './lock.mjs';
import { restart } from './restart.mjs';
import { slow } from './slow.mjs';

export const scenarios = [restart, slow, cut, lock];
