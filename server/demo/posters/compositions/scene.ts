import type { Palette } from '../palettes.ts';
import type { Random } from '../../random.ts';

/** The area of a poster that a picture fills, in whole units of its viewBox. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Input of a composition: its area, its four colours and its own random numbers. */
export interface Scene extends Palette {
  box: Box;
  random: Random;
}

/** Draws a picture as SVG markup. The caller clips it to the box, so shapes may cross its edge. */
export type Composition = (scene: Scene) => string;
