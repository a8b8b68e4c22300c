import { overprint } from '../palettes.ts';
import { between, wholeBetween } from '../../random.ts';
import { clip, d, disc, fill, hatch, ring, stroke } from '../shapes.ts';
import type { Scene } from './scene.ts';

/** The seating plan: rows of seats around a stage, an aisle through them. */
export function seatingPlan({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const cx = x + w * between(random, 0.35, 0.65);
  const cy = y + h;
  const rows = 9;
  const stage = Math.min(h * 0.24, w * 0.3);
  const step = (Math.hypot(w * 0.62, h) - stage) / rows;
  const chosen = wholeBetween(random, 2, 5);
  const other = chosen + wholeBetween(random, 2, 3);
  let picture = '';
  for (let row = 1; row <= rows; row += 1) {
    const radius = stage + row * step;
    const colour = row === chosen ? accent : row === other ? second : ink;
    const seats = Math.round((Math.PI * radius) / (step * 0.78));
    const gap = d`0 ${(Math.PI * radius) / seats}`;
    const dashes = ` stroke-linecap="round" stroke-dasharray="${gap}"`;
    picture += ring(cx, cy, radius, colour, step * 0.56, dashes);
  }
  const aisle =
    d`M${cx - step * 0.75} ${y}L${cx + step * 0.75} ${y}` +
    d`L${cx + step * 0.3} ${cy - stage - 2}H${cx - step * 0.3}Z`;
  return (
    hatch('h', paper, 5, 1, 0) +
    picture +
    disc(cx, cy, stage, accent) +
    disc(cx, cy, stage * 0.62, 'url(#h)') +
    fill(aisle, paper)
  );
}

/** Two overlapping round speech bubbles. */
export function voices({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const side = random() < 0.5 ? 1 : -1;
  const radius = Math.min(w * 0.31, h * 0.33);
  const cx = x + w / 2;
  const one = { x: cx - side * (w / 2 - radius - 4), y: y + radius + h * 0.02 };
  const two = { x: cx + side * (w / 2 - radius - 4), y: y + h - radius - h * 0.12 };
  // A circle with one square corner looks like a speech bubble.
  const bubble = (at: { x: number; y: number }, corner: number) =>
    d`M${at.x} ${at.y - radius}A${radius} ${radius} 0 ${corner > 0 ? '0' : '1'} 1 ` +
    (corner > 0
      ? d`${at.x + radius} ${at.y}V${at.y + radius * 1.12}H${at.x}` +
        d`A${radius} ${radius * 1.06} 0 0 1 ${at.x} ${at.y - radius}Z`
      : d`${at.x} ${at.y + radius * 1.12}H${at.x - radius}V${at.y}` +
        d`A${radius} ${radius} 0 0 1 ${at.x} ${at.y - radius}Z`);
  const first = bubble(one, -side);
  const reply = bubble(two, side);
  const line = (at: number, length: number) =>
    d`M${one.x - radius * 0.52} ${one.y + radius * at}h${radius * length}`;
  const bars = line(-0.36, 0.9) + line(-0.02, 1.1) + line(0.32, 0.6);
  const pause = radius * 0.4;
  const dotsOf = [-1, 0, 1]
    .map((at) => disc(two.x + at * pause, two.y, radius * 0.13, paper))
    .join('');
  return (
    clip('o', reply) +
    ring(
      cx,
      y + h / 2,
      Math.min(w, h) * between(random, 0.4, 0.46),
      second,
      3,
      ' stroke-dasharray="2 7"',
    ) +
    fill(first, accent) +
    fill(reply, ink) +
    fill(first, overprint(accent, ink, paper), ' clip-path="url(#o)"') +
    stroke(bars, paper, radius * 0.13) +
    dotsOf
  );
}
