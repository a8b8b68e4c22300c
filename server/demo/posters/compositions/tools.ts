import { d, disc, fill, rect, ring, stroke } from '../shapes.ts';
import type { Scene } from './scene.ts';

/** A tool drawn around x = 0, hanging from y = 0 to about 200. */
type Tool = (scene: Scene) => string;

function hammer({ ink, accent }: Scene): string {
  return (
    rect(-7, 20, 14, 176, accent) +
    rect(-7, 150, 14, 46, ink) +
    fill(d`M-26 0H14Q26 2 28 20Q18 14 12 34H-26Z`, ink)
  );
}

function brush({ ink, accent, second }: Scene): string {
  return (
    fill('M-5 0H5L9 92H-9Z', accent) +
    rect(-17, 92, 34, 32, ink) +
    fill('M-17 124H17V172Q14 190 0 200Q-14 190 -17 172Z', second) +
    stroke('M-17 103H17M-17 113H17', accent, 2)
  );
}

function spanner({ ink, second }: Scene): string {
  return (
    fill('M-7 36H7V166H-7Z', second) +
    fill('M-12 0V22L0 30L12 22V0A25 25 0 0 1 12 50L7 56H-7L-12 50A25 25 0 0 1 -12 0Z', second) +
    ring(0, 178, 15, second, 13) +
    stroke('M0 70V150', ink, 3)
  );
}

function screwdriver({ ink, accent, second }: Scene): string {
  return (
    fill('M-13 10Q-13 0 0 0Q13 0 13 10V66Q9 74 9 84H-9Q-9 74 -13 66Z', accent) +
    stroke('M-5 12V62M5 12V62', ink, 3) +
    rect(-5, 84, 10, 88, second) +
    fill('M-5 172H5L8 190V198H-8V190Z', second)
  );
}

function scissors({ ink, accent }: Scene): string {
  return (
    ring(-15, 20, 14, accent, 9) +
    ring(15, 20, 14, accent, 9) +
    fill('M-13 36L-4 34L14 100L6 200Q-2 160 -2 100Z', ink) +
    fill('M13 36L4 34L-14 100L-6 200Q2 160 2 100Z', ink) +
    disc(0, 92, 4, accent)
  );
}

function ruler({ ink, paper, second }: Scene): string {
  const marks = Array.from({ length: 18 }, (_, mark) => {
    const length = mark % 3 ? 8 : 15;
    return d`M-15 ${24 + mark * 9.6}h${length}`;
  });
  return rect(-15, 0, 30, 198, second) + disc(0, 11, 4.5, paper) + stroke(marks.join(''), ink, 2);
}

/** `toolWall` draws four consecutive tools, so neighbours here differ in shape and colour. */
export const tools: readonly Tool[] = [hammer, brush, scissors, ruler, screwdriver, spanner];
