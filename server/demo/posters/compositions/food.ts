import { between, wholeBetween } from '../../random.ts';
import { d, disc, dots, fill, group, polar, rect, ring, stroke, turned } from '../shapes.ts';
import type { Scene } from './scene.ts';

interface Dish {
  x: number;
  y: number;
  radius: number;
  /** Markup that turns the dish by quarters. */
  turn: string;
}

function citrus({ x, y, radius }: Dish, { paper, accent }: Scene): string {
  const flesh = radius * 0.66;
  const dash = d`${(Math.PI * flesh) / 8 - 1.6} 1.6`;
  return (
    disc(x, y, radius, accent) +
    ring(x, y, flesh / 2, paper, flesh, ` stroke-dasharray="${dash}"`) +
    disc(x, y, radius * 0.09, accent)
  );
}

function leaf({ x, y, radius: r, turn }: Dish, { paper, second }: Scene): string {
  const edge = d`A${r * 2} ${r * 2} 0 0 1 `;
  const outline =
    d`M${x - r} ${y + r}${edge}` + d`${x + r} ${y - r}${edge}` + d`${x - r} ${y + r}Z`;
  const vein = d`M${x - r} ${y + r}L${x + r * 0.7} ${y - r * 0.7}`;
  return fill(outline, second, turn) + stroke(vein, paper, 2, turn);
}

function plate({ x, y, radius }: Dish, { paper, ink }: Scene): string {
  return (
    disc(x, y, radius, ink) +
    disc(x, y, radius * 0.72, paper) +
    disc(x, y, radius * 0.52, 'url(#d)')
  );
}

function bowl({ x, y, radius: r }: Dish, { ink, accent }: Scene): string {
  const rim = y - r * 0.1;
  const steam = [-0.4, 0.3].map((at) => d`M${x + r * at} ${y - r * 0.3}q-6 -7 0 -14t0 -14`);
  return (
    fill(d`M${x - r} ${rim}H${x + r}A${r} ${r} 0 0 1 ${x - r} ${rim}Z`, accent) +
    stroke(steam.join(''), ink, 2.5)
  );
}

function halves({ x, y, radius: r, turn }: Dish, { paper, ink, second }: Scene): string {
  const half = (sweep: number) => d`M${x - r} ${y}A${r} ${r} 0 0 ${sweep} ${x + r} ${y}Z`;
  return fill(half(1), ink, turn) + fill(half(0), second, turn) + disc(x, y, r * 0.3, paper);
}

const dishes = [citrus, leaf, plate, bowl, halves];

/** A table from above: plates, citrus, leaves, bowls. */
export function table(scene: Scene): string {
  const { random, box, accent } = scene;
  const columns = 3;
  const width = box.w / columns;
  const rows = Math.max(2, Math.round(box.h / width));
  const height = box.h / rows;
  const radius = Math.min(width, height) / 2 - 3;
  let last = -1;
  let picture = '';
  for (let cell = 0; cell < rows * columns; cell += 1) {
    const x = box.x + ((cell % columns) + 0.5) * width;
    const y = box.y + (Math.floor(cell / columns) + 0.5) * height;
    let kind = Math.floor(random() * dishes.length);
    if (kind === last) kind = (kind + 1) % dishes.length;
    last = kind;
    const turn = ` ${turned(Math.floor(random() * 4) * 90, x, y)}`;
    picture += dishes[kind]?.({ x, y, radius, turn }, scene) ?? '';
  }
  return dots('d', accent, 7, 2) + picture;
}

/** One thali: small bowls around a mound of rice, a spoon on each side. */
export function thali({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const cx = x + w / 2;
  const cy = y + h / 2;
  const radius = Math.min(w * 0.36, h * 0.47);
  const bowls = wholeBetween(random, 5, 7);
  const offset = between(random, 0, Math.PI);
  const orbit = radius * 0.6;
  const small = Math.min(radius * 0.24, Math.sin(Math.PI / bowls) * orbit * 0.86);
  let food = '';
  for (let index = 0; index < bowls; index += 1) {
    const at = polar({ x: cx, y: cy }, orbit, offset + (index * 2 * Math.PI) / bowls);
    const colour = [accent, second, 'url(#d)'][index % 3] ?? accent;
    food += disc(at.x, at.y, small, paper) + disc(at.x, at.y, small * 0.76, colour);
    if (index % 3 === 0) food += disc(at.x + small * 0.2, at.y - small * 0.15, small * 0.24, paper);
    if (index % 3 === 1) food += ring(at.x, at.y, small * 0.4, paper, 2);
  }
  const length = radius * 1.7;
  const gap = (w / 2 - radius) / 2;
  const thick = Math.max(4, gap * 0.2);
  const cutlery = (at: number, head: string) =>
    rect(at - thick / 2, cy - length * 0.2, thick, length * 0.7, ink) + head;
  const left = x + gap;
  const right = x + w - gap;
  const bowlWidth = gap * 0.48;
  const spoon = `<ellipse cx="${d`${right}`}" cy="${d`${cy - length * 0.34}`}" rx="${d`${bowlWidth}`}" ry="${d`${length * 0.17}`}" fill="${ink}"/>`;
  const prong = bowlWidth * 0.8;
  const tines =
    stroke(
      [-1, 0, 1]
        .map((side) => d`M${left + side * prong} ${cy - length * 0.5}v${length * 0.22}`)
        .join(''),
      ink,
      thick * 0.7,
    ) +
    fill(
      d`M${left - prong - thick * 0.35} ${cy - length * 0.3}h${prong * 2 + thick * 0.7}` +
        d`q0 ${length * 0.12} ${-prong - thick * 0.35} ${length * 0.14}` +
        d`q${-prong - thick * 0.35} 0 ${-prong - thick * 0.35} ${-length * 0.14}Z`,
      ink,
    );
  return (
    dots('d', accent, 7, 2) +
    disc(cx, cy, radius, ink) +
    ring(cx, cy, radius * 0.92, paper, 2) +
    food +
    disc(cx, cy, radius * 0.26, paper) +
    group(turned(between(random, 0, 90), cx, cy), halfMoon(cx, cy, radius * 0.26, accent)) +
    cutlery(left, tines) +
    cutlery(right, spoon)
  );
}

function halfMoon(x: number, y: number, radius: number, colour: string): string {
  return fill(d`M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}Z`, colour);
}
