import { overprint } from '../palettes.ts';
import type { NonEmpty } from '../../random.ts';
import { between, cycle } from '../../random.ts';
import { clip, d, disc, fill, group, hatch, rect, rectData, stroke, turned } from '../shapes.ts';
import type { Scene } from './scene.ts';

/** A quilt of quarter circles. */
export function quilt({ random, box, paper, ink, accent, second }: Scene): string {
  const columns = 3;
  const width = box.w / columns;
  const rows = Math.max(2, Math.round(box.h / width));
  const height = box.h / rows;
  // Only nearly square patches may be rotated: others would leave their cell.
  const square = Math.abs(width - height) < 3;
  const colours: NonEmpty<string> = [ink, accent, second, 'url(#h)'];
  let last = -1;
  let picture = '';
  for (let cell = 0; cell < rows * columns; cell += 1) {
    const x = box.x + (cell % columns) * width;
    const y = box.y + Math.floor(cell / columns) * height;
    let tint = Math.floor(random() * colours.length);
    if (tint === last) tint = (tint + 1) % colours.length;
    last = tint;
    const colour = cycle(colours, tint);
    const kind = Math.floor(random() * 5);
    const turn = Math.floor(random() * 4) * 90;
    const place = square ? ` ${turned(turn, x + width / 2, y + height / 2)}` : '';
    if (kind < 3) {
      const arc = d`A${width} ${height} 0 0 1 ${x} ${y + height}`;
      picture += fill(d`M${x} ${y}h${width}${arc}z`, colour, place);
      if (kind === 2) {
        picture += disc(x + width * 0.3, y + height * 0.3, width * 0.16, paper, place);
      }
    } else if (kind === 3) {
      picture += disc(x + width / 2, y + height / 2, Math.min(width, height) / 2, colour);
      picture += disc(x + width / 2, y + height / 2, width * 0.18, paper);
    } else {
      picture += fill(d`M${x} ${y}h${width}L${x} ${y + height}z`, colour, place);
    }
  }
  return hatch('h', ink, 6, 1.2, 45) + picture;
}

/** Cut paper: a circle and a triangle overprinted, a bar across. */
export function cutPaper({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const side = random() < 0.5 ? 1 : -1;
  const cx = x + w / 2;
  const radius = Math.min(h * 0.36, w * 0.42);
  const shift = side * w * 0.13;
  const circle = { x: cx - shift, y: y + h * 0.42 };
  const triangle =
    d`M${cx + shift * 2.6} ${y + h * 0.1}L${cx + shift * 3.1} ${y + h}` +
    d`L${cx - shift * 1.9} ${y + h}Z`;
  const bars =
    rect(cx - w * 0.46, y + h * 0.56, w * 0.92, h * 0.1, ink) +
    rect(cx - w * 0.3, y + h * 0.7, w * 0.5, h * 0.18, 'url(#h)');
  const wave = d`q${12 * side} -16 ${24 * side} 0`;
  const again = d`t${24 * side} 0`;
  return (
    hatch('h', ink, 5, 0.9, 90) +
    clip('t', triangle) +
    fill(triangle, second) +
    disc(circle.x, circle.y, radius, accent) +
    disc(circle.x, circle.y, radius, overprint(accent, second, paper), ' clip-path="url(#t)"') +
    group(turned(-18 * side + random() * 14, cx, y + h * 0.5), bars) +
    disc(cx + shift * 2.2, y + h * 0.17, Math.min(w, h) * 0.08, ink) +
    stroke(d`M${cx - shift * 3.2} ${y + h * 0.9}${wave}${again}${again}`, ink, 4)
  );
}

/** A gallery wall: three framed pictures and their bench. */
export function galleryWall({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const floor = y + h * 0.84;
  const flipped = random() < 0.5;
  const frame = (left: number, top: number, width: number, height: number, colour: string) =>
    rect(left, top, width, height, ink) + rect(left + 5, top + 5, width - 10, height - 10, colour);
  const tallLeft = x + w * 0.07;
  const tall = { w: w * 0.48, h: h * 0.62 };
  const radius = Math.min(tall.w * 0.36, tall.h * 0.3);
  const top = y + h * 0.08;
  const hill = d`M${tallLeft + 5} ${top + tall.h * between(random, 0.6, 0.75)}l${tall.w - 10} ${-tall.h * 0.16}V${top + tall.h - 5}H${tallLeft + 5}Z`;
  const smallLeft = x + w * 0.62;
  const small = { w: w * 0.31, h: h * 0.28 };
  const lower = top + tall.h - small.h;
  const content =
    frame(tallLeft, top, tall.w, tall.h, second) +
    disc(tallLeft + tall.w * between(random, 0.42, 0.58), top + tall.h * 0.4, radius, accent) +
    fill(hill, ink) +
    frame(smallLeft, top, small.w, small.h, accent) +
    fill(d`M${smallLeft + 5} ${top + small.h - 5}v${-small.h + 10}h${small.w - 10}Z`, paper) +
    frame(smallLeft, lower, small.w, small.h, paper) +
    fill(rectData(smallLeft + 5, lower + 5, small.w - 10, small.h - 10), 'url(#h)');
  const bench =
    rect(x + w * 0.22, floor - h * 0.01, w * 0.56, h * 0.05, accent) +
    stroke(d`M${x + w * 0.29} ${floor}v${h * 0.12}M${x + w * 0.71} ${floor}v${h * 0.12}`, ink, 5);
  const mirror = flipped
    ? d`transform="translate(${x * 2 + w} 0) scale(-1 1)"`
    : 'fill-rule="nonzero"';
  return (
    hatch('h', ink, 6, 1.2, 45) +
    stroke(d`M${x} ${floor + h * 0.09}h${w}`, ink, 3) +
    group(mirror, content) +
    bench
  );
}
