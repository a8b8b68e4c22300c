import type { NonEmpty } from '../../random.ts';
import { between, cycle, wholeBetween } from '../../random.ts';
import { clip, d, fill, group, hatch, rect, stroke, turned } from '../shapes.ts';
import type { Box, Scene } from './scene.ts';
import { tools } from './tools.ts';

function squaredPaper({ x, y }: Box, ink: string): string {
  return (
    `<pattern id="g" width="14" height="14" patternUnits="userSpaceOnUse" x="${x}" y="${y}">` +
    `<path d="M0 .5h14M.5 0v14" stroke="${ink}" stroke-opacity=".2"/></pattern>`
  );
}

/** The drawing board: protractor, set square, pencil. */
export function drawingBoard({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const left = random() < 0.5;
  const cx = x + w * (left ? 0.56 : 0.44);
  const cy = y + h * 0.62;
  const radius = Math.min(w * 0.37, h * 0.56);
  const half = (size: number) => d`M${cx - size} ${cy}A${size} ${size} 0 0 1 ${cx + size} ${cy}`;
  const scale = radius - 7;
  const ticks = ` stroke-dasharray="${d`1.6 ${(Math.PI * scale) / 36 - 1.6}`}"`;
  const corner = left ? x + w * 0.08 : x + w * 0.92;
  const side = left ? 1 : -1;
  const foot = y + h * 0.97;
  const square =
    d`M${corner} ${foot}V${y + h * 0.42}L${corner + side * w * 0.56} ${foot}Z` +
    d`M${corner + side * 16} ${foot - 16}H${corner + side * w * 0.33}` +
    d`L${corner + side * 16} ${y + h * 0.63}Z`;
  const tip = y + h * 0.62;
  const pencil =
    rect(cx - 9, y - h * 0.04, 18, h * 0.66, ink) +
    fill(d`M${cx - 9} ${tip}h18l-9 24z`, accent) +
    fill(d`M${cx - 3.4} ${tip + 15}h6.8l-3.4 9z`, ink) +
    stroke(d`M${cx - 3} ${y}V${tip}M${cx + 3} ${y}V${tip}`, paper, 1);
  return (
    squaredPaper(box, ink) +
    rect(x, y, w, h, 'url(#g)') +
    fill(`${half(radius)}Z`, second) +
    stroke(half(scale), paper, 10, ticks) +
    fill(`${half(radius * 0.45)}Z`, paper) +
    fill(square, accent, ' fill-rule="evenodd"') +
    group(turned((left ? -1 : 1) * between(random, 18, 40), cx, cy), pencil)
  );
}

/** The tool wall: four tools on their hooks. */
export function toolWall(scene: Scene): string {
  const { random, box, paper, ink } = scene;
  const { x, y, w, h } = box;
  const first = wholeBetween(random, 0, tools.length - 1);
  const column = w / 4;
  const scale = Math.min((h * 0.84) / 200, column / 62);
  let picture = '';
  for (let place = 0; place < 4; place += 1) {
    const tool = tools[(first + place) % tools.length];
    const left = x + column * (place + 0.5);
    const top = y + (h - 200 * scale) / 2 + (place % 2 ? 6 : -2) * scale;
    const at = d`transform="translate(${left} ${top}) scale(` + `${scale.toFixed(2)})"`;
    picture += group(at, tool?.(scene) ?? '');
  }
  const board =
    `<pattern id="g" width="20" height="20" patternUnits="userSpaceOnUse" x="${x}" y="${y}">` +
    `<circle cx="10" cy="10" r="1.8" fill="${ink}" fill-opacity=".3"/></pattern>`;
  return hatch('h', paper, 6, 1, 0) + board + rect(x, y, w, h, 'url(#g)') + picture;
}

/** Heights and widths of a vase from foot to mouth, as shares of its cell. */
const profiles: NonEmpty<{
  foot: number;
  belly: number;
  neck: number;
  mouth: number;
  tall: number;
}> = [
  { foot: 0.2, belly: 0.44, neck: 0.12, mouth: 0.2, tall: 0.86 },
  { foot: 0.26, belly: 0.34, neck: 0.26, mouth: 0.34, tall: 0.62 },
  { foot: 0.16, belly: 0.46, neck: 0.3, mouth: 0.24, tall: 0.72 },
  { foot: 0.14, belly: 0.3, neck: 0.08, mouth: 0.14, tall: 0.94 },
  { foot: 0.22, belly: 0.42, neck: 0.4, mouth: 0.46, tall: 0.5 },
];

/** A potter's shelves: banded vases, each with its profile. */
export function pots({ random, box, ink, accent, second, paper }: Scene): string {
  const { x, y, w, h } = box;
  const rows = h > w * 1.1 ? 3 : 2;
  const columns = 3;
  const cell = { w: w / columns, h: h / rows };
  const colours: NonEmpty<string> = [accent, ink, second];
  const offset = wholeBetween(random, 0, 4);
  let picture = '';
  for (let row = 0; row < rows; row += 1) {
    const shelf = y + cell.h * (row + 1) - 5;
    for (let column = 0; column < columns; column += 1) {
      const index = row * columns + column;
      const shape = cycle(profiles, index + offset);
      const cx = x + cell.w * (column + 0.5);
      const unit = Math.min(cell.w, cell.h * 1.2) * 0.96;
      const tall = (cell.h - 10) * shape.tall;
      const top = shelf - tall;
      const bulge = shelf - tall * 0.5;
      const half = (sign: number) => ({
        mouth: cx + sign * unit * shape.mouth,
        neck: cx + sign * unit * shape.neck,
        belly: cx + sign * unit * shape.belly,
        foot: cx + sign * unit * shape.foot,
      });
      const l = half(-1);
      const r = half(1);
      const outline =
        d`M${l.mouth} ${top}H${r.mouth}C${r.neck} ${top + tall * 0.12} ${r.neck} ${top + tall * 0.2} ${r.neck} ${top + tall * 0.24}` +
        d`C${r.belly} ${bulge - tall * 0.12} ${r.belly} ${bulge + tall * 0.2} ${r.foot} ${shelf}H${l.foot}` +
        d`C${l.belly} ${bulge + tall * 0.2} ${l.belly} ${bulge - tall * 0.12} ${l.neck} ${top + tall * 0.24}` +
        d`C${l.neck} ${top + tall * 0.2} ${l.neck} ${top + tall * 0.12} ${l.mouth} ${top}Z`;
      const colour = cycle(colours, index + row);
      const band = d`M${cx - unit} ${bulge}h${unit * 2}`;
      const mark = random();
      const width = tall * (mark < 0.4 ? 0.2 : 0.1);
      const dash = mark < 0.7 ? '' : ` stroke-dasharray="${d`${width} ${width}`}"`;
      picture +=
        clip(`v${index}`, outline) +
        fill(outline, colour) +
        group(`clip-path="url(#v${index})"`, stroke(band, paper, width, dash));
    }
    picture += rect(x, shelf, w, 5, ink);
  }
  return picture;
}
