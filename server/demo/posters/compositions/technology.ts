import { between, pick, wholeBetween } from '../../random.ts';
import { d, disc, group, hatch, rect, stroke, turned } from '../shapes.ts';
import type { Scene } from './scene.ts';

const CELL = 20;
const WINDOW = 6;
const WINDOW_LEVEL = 4;
const DOT_SIZES = [3, 6.5, 11.5, 17];

/** A matrix of dots disturbed by two sources, and one window in it. */
export function matrix({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const columns = Math.round(w / CELL);
  const rows = Math.ceil(h / CELL);
  const one = { x: random() * columns, y: random() * rows };
  const two = { x: random() * columns, y: random() * rows };
  const pitch = between(random, 0.5, 0.85);
  const left = Math.floor(random() * (columns - WINDOW));
  const top = Math.floor(random() * Math.max(1, rows - WINDOW - 1));
  const levelAt = (i: number, j: number): number => {
    if (i >= left && i < left + WINDOW && j >= top && j < top + WINDOW) return WINDOW_LEVEL;
    const wave = Math.sin(Math.hypot(i - one.x, j - one.y) * pitch);
    const other = Math.sin(Math.hypot(i - two.x, j - two.y) * pitch * 1.3);
    return Math.min(3, Math.floor(wave + other + 2));
  };
  // Neighbours of one size share a line; its dashes of no length and round caps are the dots.
  const runs = ['', '', '', '', ''];
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < columns;) {
      const level = levelAt(i, j);
      const start = i;
      while (i < columns && levelAt(i, j) === level) i += 1;
      const run = d`M${x + start * CELL + 10} ${y + j * CELL + 10}h${(i - start - 1) * CELL + 0.1}`;
      runs[level] = (runs[level] ?? '') + run;
    }
  }
  const draw = (level: number, colour: string, size: number, cap: string) =>
    runs[level]
      ? stroke(runs[level], colour, size, ` stroke-dasharray="0 ${CELL}" stroke-linecap="${cap}"`)
      : '';
  const side = WINDOW * CELL;
  return (
    DOT_SIZES.map((size, level) => draw(level, level === 3 ? accent : ink, size, 'round')).join(
      '',
    ) +
    rect(x + left * CELL, y + top * CELL, side, side, second) +
    draw(WINDOW_LEVEL, paper, 8, 'square')
  );
}

/** A chip and its traces. */
export function circuit({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const side = Math.min(w, h) * 0.36;
  const cx = x + w * between(random, 0.44, 0.56);
  const cy = y + h * between(random, 0.46, 0.54);
  const pin = side / 6;
  const reach = Math.max(w, h);
  let traces = '';
  for (let edge = 0; edge < 4; edge += 1) {
    let nodes = '';
    for (let lane = -2; lane <= 2; lane += 1) {
      const start = cx + lane * pin;
      const spread = lane * pin * 0.75;
      const bendAt = cy - side / 2 - pin * (3 - Math.abs(lane)) * 0.9;
      const bent = bendAt - Math.abs(spread);
      const open = lane !== 0 && random() < 0.45;
      const end = open ? cy - reach : bent - pin * between(random, 0.9, 3);
      const colour = pick(random, [ink, ink, ink, accent, second]);
      const route = d`M${start} ${cy - side / 2}V${bendAt}L${start + spread} ${bent}V${end}`;
      nodes += stroke(route, colour, pin * 0.34);
      if (!open) nodes += disc(start + spread, end, pin * 0.44, colour);
    }
    traces += group(turned(edge * 90, cx, cy), nodes);
  }
  const square = (size: number, colour: string) =>
    rect(cx - size / 2, cy - size / 2, size, size, colour);
  const notch = wholeBetween(random, 0, 1) ? 1 : -1;
  return (
    hatch('h', paper, 6, 1.1, 45) +
    traces +
    square(side * 1.02, ink) +
    square(side * 0.66, accent) +
    square(side * 0.66, 'url(#h)') +
    disc(cx + notch * side * 0.42, cy - side * 0.42, pin * 0.24, paper)
  );
}
