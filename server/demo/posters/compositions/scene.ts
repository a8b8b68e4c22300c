import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';

/** The part of a poster that a picture fills, in whole units of its viewBox. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What a composition draws with: its place, its four colours, and its own stream of chance. */
export interface Scene extends Palette {
  box: Box;
  random: Random;
}

/** Draws a picture as SVG markup. The caller clips it to the box, so shapes may run off its edge. */
export type Composition = (scene: Scene) => string;
