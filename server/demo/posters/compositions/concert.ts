import { isDark, mix, overprint } from '../palettes.ts';
import type { Random } from '../../random.ts';
import { between } from '../../random.ts';
import { clip, d, disc, fill, rect, ring } from '../shapes.ts';
import type { Box, Scene } from './scene.ts';

/** Round heads in one row, from edge to edge and down to the floor. */
function heads(random: Random, { x, y, w, h }: Box, top: number, radius: number, shift: number) {
  let data = '';
  for (let left = x - radius + shift; left < x + w + radius; left += radius * 2.1) {
    const tall = top + between(random, -0.35, 0.35) * radius;
    data += d`M${left} ${y + h}V${tall}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${y + h}`;
  }
  return data;
}

/** Beams of light over a crowd; where two cross, in the overprint colour. */
export function beams({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const colours = [accent, second, mix(paper, ink, 0.42), accent];
  const count = colours.length;
  const floor = y + h * 0.8;
  const lit = colours.map((colour, index) => {
    const lamp = x + (w * (index + 0.5)) / count;
    const aim = x + w * between(random, 0.12, 0.88);
    const half = w * between(random, 0.1, 0.22);
    const data = d`M${lamp - 3} ${y}h6L${aim + half} ${floor}H${aim - half}Z`;
    return { colour, lamp, data };
  });
  let picture = lit.map(({ data }, index) => clip(`b${index}`, data)).join('');
  lit.forEach((beam, index) => {
    picture += fill(beam.data, beam.colour);
    lit.slice(0, index).forEach((under, below) => {
      const colour = overprint(beam.colour, under.colour, paper);
      picture += fill(beam.data, colour, ` clip-path="url(#b${below})"`);
    });
  });
  picture += lit.map(({ lamp }) => disc(lamp, y + 5, 7, ink)).join('');
  return (
    picture +
    fill(heads(random, box, y + h * 0.78, 13, 4), second) +
    fill(heads(random, box, y + h * 0.87, 17, -6), accent) +
    fill(heads(random, box, y + h * 0.98, 21, 8), ink)
  );
}

/** Two walls of loudspeakers with sound waves. */
export function loudspeakers({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const width = w * 0.3;
  const floor = y + h;
  const cx = x + w / 2;
  const cone = (at: number, centre: number, radius: number, colour: string) =>
    disc(at, centre, radius, paper) +
    disc(at, centre, radius * 0.82, colour) +
    ring(at, centre, radius * 0.58, paper, radius * 0.07) +
    disc(at, centre, radius * 0.3, paper);
  const wall = (left: number): string => {
    let foot = floor;
    let big = random() < 0.6;
    let cabinets = '';
    for (let level = 0; foot > y + h * 0.3; level += 1) {
      const height = Math.min(big ? width : width * 0.5, foot - y);
      if (foot - height < y) break;
      const top = foot - height;
      const lively = level % 2 ? second : accent;
      const colour = isDark(paper) === isDark(lively) ? ink : lively;
      cabinets += rect(left, top + 1.5, width, height - 3, ink);
      const middle = (top + foot) / 2;
      if (big)
        cabinets += cone(left + width / 2, middle, width * 0.42, colour === ink ? accent : colour);
      else {
        cabinets += cone(left + width * 0.27, middle, height * 0.36, lively);
        cabinets += cone(left + width * 0.73, middle, height * 0.36, lively);
      }
      foot = top;
      big = random() < 0.62 ? !big : big;
    }
    return cabinets;
  };
  const centre = y + h * between(random, 0.5, 0.62);
  const step = Math.min(w * 0.11, h * 0.11);
  let sound = '';
  for (let wave = 6; wave >= 1; wave -= 1) {
    sound += ring(cx, centre, wave * step, wave % 2 ? accent : second, step * 0.5);
  }
  return sound + disc(cx, centre, step * 0.5, ink) + wall(x) + wall(x + w - width);
}
