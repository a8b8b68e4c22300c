import { between, cycle, pick, wholeBetween } from '../random';
import { mix, overprint } from './palettes';
import type { Composition, Motif, Scene } from './scene';
import { clipped, d, disc, fill, hatch, lattice, placed, rect, stroke } from './shapes';

/** A bar chart that looks like a skyline, with a sun. */
export function columns({ random, box, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const count = wholeBetween(random, 5, 7);
  const width = w / count;
  const isRising = random() < 0.7;
  const sun = { x: x + w * (isRising ? 0.3 : 0.7), y: y + h * 0.34 };
  let picture = hatch('h', ink, 6, 0) + disc(sun, Math.min(h * 0.24, w * 0.3), accent);
  for (let column = 0; column < count; column += 1) {
    const share = (isRising ? column : count - 1 - column) / (count - 1);
    const height = h * (0.2 + 0.62 * share + between(random, -0.11, 0.11));
    const left = x + column * width;
    const top = y + h - height;
    const shoulder = random() < 0.4 ? width : 0;
    const data = d`M${left} ${y + h}V${top + shoulder}A${width} ${width} 0 0 1 ${left + width} ${top}V${y + h}Z`;
    const colour = cycle([ink, second, 'url(#h)'], column);
    picture += shoulder ? fill(data, colour) : rect(left, top, width, height, colour);
  }
  return picture + rect(x, y + h - 3, w, 3, ink);
}

/** Beams of light over a crowd. Two beams overprint where they cross. */
export function beams({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const colours = [accent, second, mix(paper, ink, 0.42), accent];
  const lit = colours.map((colour, index) => {
    const lamp = x + (w * (index + 0.5)) / colours.length;
    const aim = x + w * between(random, 0.12, 0.88);
    const half = w * between(random, 0.1, 0.22);
    return {
      colour,
      lamp,
      data: d`M${lamp - 3} ${y}h6L${aim + half} ${y + h * 0.8}H${aim - half}Z`,
    };
  });
  let picture = lit.map(({ data, colour }) => fill(data, colour)).join('');
  lit.forEach((beam, index) => {
    const crossed = lit
      .slice(index + 1)
      .map(({ data, colour }) => fill(data, overprint(beam.colour, colour, paper)));
    picture += clipped(`b${index}`, beam.data, crossed.join(''));
  });
  picture += lit.map(({ lamp }) => disc({ x: lamp, y: y + 5 }, 7, ink)).join('');
  for (const [colour, share, radius] of [
    [second, 0.78, 13],
    [accent, 0.87, 17],
    [ink, 0.98, 21],
  ] as const) {
    let heads = '';
    for (let left = x - radius * between(random, 0.2, 1.4); left < x + w; left += radius * 2.1) {
      const top = y + h * share + between(random, -0.35, 0.35) * radius;
      heads += d`M${left} ${y + h}V${top}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${y + h}`;
    }
    picture += fill(heads, colour);
  }
  return picture;
}

/** Path data of an arch with its base at `foot`; more than one foil makes its edge scalloped. */
function archData(cx: number, foot: number, width: number, height: number, foils: number): string {
  const radius = width / 2;
  const spring = foot - height + width * 0.52;
  let last = { x: cx - radius, y: spring };
  let data = d`M${last.x} ${foot}V${spring}`;
  for (let foil = 1; foil <= foils; foil += 1) {
    const angle = Math.PI - (Math.PI * foil) / foils;
    const next = { x: cx + Math.cos(angle) * radius, y: spring - Math.sin(angle) * radius * 1.08 };
    const bend = (Math.hypot(next.x - last.x, next.y - last.y) / 2) * 1.06;
    data += d`A${bend} ${bend} 0 0 1 ${next.x} ${next.y}`;
    last = next;
  }
  return d`${data}V${foot}Z`;
}

/** Nested arches with a motif in the innermost: a hall with scalloped edges, or the curtains of a stage. */
export const arches =
  (motif: Motif, isStage: boolean): Composition =>
  (scene) => {
    const { random, box, paper, ink, accent, second } = scene;
    const { x, y, w, h } = box;
    const cx = x + w / 2;
    const foot = y + h;
    const foils = isStage ? 1 : pick(random, [5, 7]);
    const wide = Math.min(w * (isStage ? 1 : 0.86), h * 1.06);
    const step = between(random, 0.15, 0.178);
    const layers = isStage ? [accent, ink, accent, paper] : [ink, accent, paper, second, ink];
    let picture = lattice(box, second, 11, 45);
    layers.forEach((colour, depth) => {
      const height = h * 0.94 * (1 - depth * 0.155);
      picture += fill(archData(cx, foot, wide * (1 - depth * step), height, foils), colour);
    });
    const at = { x: cx, y: y + h * 0.68 };
    picture += placed(at, (wide * (isStage ? 0.2 : 0.1)) / 100, 0, motif(scene));
    for (let stair = 0; stair < 3; stair += 1) {
      const half = w * (0.14 + stair * 0.16);
      picture += rect(cx - half, foot - 15 + stair * 5, half * 2, 5, stair % 2 ? ink : accent);
    }
    return picture;
  };

/** Positions of three objects, as shares of the area, and their sizes. */
const places = [
  { x: 0.34, y: 0.36, size: 0.46 },
  { x: 0.78, y: 0.22, size: 0.3 },
  { x: 0.72, y: 0.64, size: 0.36 },
] as const;

interface ObjectPlan {
  motifs: readonly Motif[];
  strings: 'up' | 'down';
  ground: (scene: Scene) => string;
}

/** Three objects on strings in front of a disc: kites over roofs, lanterns, tools. */
export const objects =
  ({ motifs, strings, ground }: ObjectPlan): Composition =>
  (scene) => {
    const { random, box, ink, accent, second } = scene;
    const { x, y, w, h } = box;
    const isMirrored = random() < 0.5;
    const unit = Math.min(h, w * 1.1);
    const first = wholeBetween(random, 0, motifs.length - 1);
    let picture = ground(scene);
    picture += disc({ x: x + w * between(random, 0.3, 0.7), y: y + h * 0.4 }, unit * 0.26, second);
    places.forEach((place, index) => {
      const at = {
        x: x + w * (isMirrored ? 1 - place.x : place.x) + between(random, -7, 7),
        y: y + h * place.y,
      };
      const hand = x + w * (isMirrored ? 0.12 : 0.88);
      const down = d`Q${at.x} ${at.y + unit * 0.5} ${hand} ${y + h}`;
      picture += stroke(d`M${at.x} ${at.y}` + (strings === 'up' ? d`V${y}` : down), ink, 1.4);
      const colours = index === 1 ? { ...scene, accent: ink, ink: accent } : scene;
      const motif = motifs[(first + index) % motifs.length];
      const tilt = strings === 'up' ? between(random, -7, 7) : between(random, -22, 22);
      picture += placed(at, (unit * place.size) / 170, tilt, motif?.(colours) ?? '');
    });
    return picture;
  };
