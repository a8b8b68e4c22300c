import type { Random } from '../random';
import type { Palette } from './palettes';

/** The area of a poster that a picture fills, in whole units of its viewBox. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Input of a composition: its area, its four colours and a source of random numbers. */
export interface Scene extends Palette {
  box: Box;
  random: Random;
}

/** Draws a picture as SVG markup. The caller clips it to the box, so shapes may cross its edge. */
export type Composition = (scene: Scene) => string;

/** Draws an object around (0, 0), at most 100 in each direction. */
export type Motif = (colours: Palette) => string;

export const ORIGIN = { x: 0, y: 0 } as const;
