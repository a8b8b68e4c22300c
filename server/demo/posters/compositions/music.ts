import { isDark } from '../palettes.ts';
import { between, wholeBetween } from '../../random.ts';
import { clip, d, disc, fill, group, rect, ring, stroke, turned } from '../shapes.ts';
import type { Scene } from './scene.ts';

/** A record cut in two, with the halves shifted. */
export function slippedRecord({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const radius = Math.min(w, h) * 0.58;
  const cx = x + w / 2;
  const cy = y + h / 2;
  const slip = (random() < 0.5 ? -1 : 1) * h * between(random, 0.09, 0.17);
  const grooves = wholeBetween(random, 7, 10);
  let near = disc(cx, cy, radius, accent);
  let far = disc(cx, cy, radius, ink);
  for (let groove = 1; groove < grooves; groove += 1) {
    const at = radius * (1 - groove / (grooves + 2.5));
    near += ring(cx, cy, at, paper, groove % 3 ? 1.5 : 5);
    far += ring(cx, cy, at, groove === 2 ? second : paper, groove % 3 ? 3 : 1.2);
  }
  near += disc(cx, cy, radius * 0.2, second);
  far += disc(cx, cy, radius * 0.2, accent);
  const upright = random() < 0.6;
  const halves = upright
    ? [d`M0 0H${cx}V400H0Z`, d`M${cx} 0H400V400H${cx}Z`]
    : [d`M0 0H400V${cy}H0Z`, d`M0 ${cy}H400V400H0Z`];
  return halves
    .map((half, index) => {
      const by = index === 0 ? slip : -slip;
      const shift = upright ? d`translate(0 ${by})` : d`translate(${by} 0)`;
      const content = group(`transform="${shift}"`, index === 0 ? near : far);
      return clip(`s${index}`, half) + group(`clip-path="url(#s${index})"`, content);
    })
    .join('');
}

/** Strings over a sound hole, one of them plucked. */
export function strings({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const size = Math.min(w, h);
  const radius = size * 0.34;
  const cx = x + w / 2;
  const cy = y + h / 2;
  const reach = Math.hypot(w, h);
  const gap = radius * 0.29;
  const plucked = wholeBetween(random, 1, 4);
  const hole = isDark(ink) ? ink : paper;
  const light = isDark(ink) ? paper : ink;
  let rosette =
    disc(cx, cy, radius * 1.42, hole) + ring(cx, cy, radius * 1.3, second, radius * 0.11);
  const beads = ' stroke-dasharray="5 5"';
  rosette += ring(cx, cy, radius * 1.14, light, radius * 0.09, beads) + disc(cx, cy, radius, hole);
  rosette += ring(cx, cy, radius, light, 2);
  let lines = '';
  for (let string = 0; string < 6; string += 1) {
    const at = cx + (string - 2.5) * gap;
    const thick = 2 + string * 0.5;
    if (string === plucked) {
      const bend = gap * 0.42;
      const end = d`Q${at - bend} ${cy} ${at} ${cy - reach}Z`;
      lines += fill(d`M${at} ${cy - reach}Q${at + bend} ${cy} ${at} ${cy + reach}${end}`, light);
    } else {
      lines += stroke(d`M${at} ${cy - reach}V${cy + reach}`, light, thick);
    }
  }
  const bridge = rect(cx - radius * 1.25, cy + radius * 1.75, radius * 2.5, radius * 0.34, hole);
  const tilt = (random() < 0.5 ? -1 : 1) * between(random, 12, 32);
  return rect(x, y, w, h, accent) + group(turned(tilt, cx, cy), rosette + bridge + lines);
}
