import type { NonEmpty } from '../../lib/nonEmpty';
import { between, cycle, wholeBetween } from '../random';
import { mix, isDark, type Palette } from './palettes';
import type { Composition, Motif, Scene } from './scene';
import { beads, clipped, d, disc, fill, hatch, placed, ring } from './shapes';

interface Rings {
  x: number;
  y: number;
  /** Distance between two rings. */
  step: number;
}

interface RingPlan {
  centre: 'middle' | 'corner' | 'foot';
  /** Colours of the rings, in turn. */
  colours: NonEmpty<keyof Palette>;
  /** Thicknesses of the rings in turn, as a share of the distance between two. */
  widths: NonEmpty<number>;
  isDotted?: boolean;
  /** Draws what covers the rings. */
  over: (scene: Scene, rings: Rings) => string;
}

const COUNT = 9;

/** Rings around a centre: grooves of a record, lanes of a track, rows of seats. */
const rings =
  ({ centre, colours, widths, isDotted = false, over }: RingPlan): Composition =>
  (scene) => {
    const { x, y, w, h } = scene.box;
    const { random } = scene;
    const across = {
      middle: 0.5,
      corner: random() < 0.5 ? 0 : 1,
      foot: between(random, 0.35, 0.65),
    };
    const reach = {
      middle: Math.min(w, h) * 0.62,
      corner: Math.hypot(w, h),
      foot: Math.hypot(w * 0.62, h),
    };
    const step = reach[centre] / COUNT;
    const at = { x: x + w * across[centre], y: centre === 'middle' ? y + h / 2 : y + h, step };
    const offset = wholeBetween(random, 0, 11);
    let picture = '';
    for (let row = 1; row <= COUNT; row += 1) {
      const colour = scene[cycle(colours, row + offset)];
      const radius = row * step;
      const length = Math.PI * radius;
      const dots = isDotted ? beads(length / Math.round(length / (step * 0.78))) : '';
      picture += ring(at, radius, colour, step * cycle(widths, row + offset), dots);
    }
    return picture + over(scene, at);
  };

/** A record cut in two, with the halves shifted. */
export function record(scene: Scene): string {
  const { random, ink, accent, box } = scene;
  const draw = rings({
    centre: 'middle',
    colours: ['accent'],
    widths: [0.86, 0.86, 0.6, 0.9],
    over: ({ second, paper }, { step, ...at }) =>
      disc(at, step * 1.9, second) + disc(at, step * 0.3, paper),
  });
  const cx = box.x + box.w / 2;
  const cy = box.y + box.h / 2;
  const slip = (random() < 0.5 ? -1 : 1) * box.h * between(random, 0.09, 0.17);
  const isUpright = random() < 0.6;
  const halves = isUpright
    ? [d`M0 0H${cx}V400H0Z`, d`M${cx} 0H400V400H${cx}Z`]
    : [d`M0 0H400V${cy}H0Z`, d`M0 ${cy}H400V400H0Z`];
  return halves
    .map((half, index) => {
      const by = index === 0 ? slip : -slip;
      const colours = index === 0 ? scene : { ...scene, accent: ink, second: accent };
      return clipped(
        `s${index}`,
        half,
        placed({ x: isUpright ? 0 : by, y: isUpright ? by : 0 }, 1, 0, draw(colours)),
      );
    })
    .join('');
}

/** Rows of seats around a stage, an aisle through them. */
export const seats = rings({
  centre: 'foot',
  isDotted: true,
  colours: ['ink', 'ink', 'accent', 'ink', 'second'],
  widths: [0.56],
  over: ({ accent, paper, box }, { x, y, step }) =>
    hatch('h', paper, 6, 0) +
    fill(
      d`M${x - step * 0.8} ${box.y}h${step * 1.6}L${x + step * 0.3} ${y}h${-step * 0.6}Z`,
      paper,
    ) +
    disc({ x, y }, step * 2.5, paper) +
    disc({ x, y }, step * 2.2, accent) +
    disc({ x, y }, step * 1.3, 'url(#h)'),
});

/** Lanes into a bend, and a ball with its shadow over them. */
export const lanes = (ball: Motif): Composition =>
  rings({
    centre: 'corner',
    colours: ['accent', 'ink', 'accent', 'second', 'accent', 'ink'],
    widths: [0.72, 0.16, 0.72, 0.82, 0.72, 0.16],
    over: (scene, { x: corner }) => {
      const { random, box, paper, ink } = scene;
      const isLeft = corner === box.x;
      const across = between(random, 0.62, 0.74);
      const at = {
        x: box.x + box.w * (isLeft ? across : 1 - across),
        y: box.y + box.h * between(random, 0.27, 0.36),
      };
      const radius = Math.min(box.h, box.w) * 0.19;
      const shade = isDark(paper) ? mix(paper, '#000000', 0.5) : ink;
      return (
        hatch('h', shade, 5, 45) +
        disc({ x: at.x + radius * 0.32, y: at.y + radius * 0.34 }, radius, 'url(#h)') +
        disc(at, radius, ink) +
        placed(at, radius / 100, isLeft ? 28 : -28, ball(scene))
      );
    },
  });
