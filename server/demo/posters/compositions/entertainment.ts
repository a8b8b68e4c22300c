import { isDark } from '../palettes.ts';
import { between, wholeBetween } from '../../random.ts';
import { d, disc, dots, fill, group, hatch, polar, rect, ring, stroke, turned } from '../shapes.ts';
import type { Scene } from './scene.ts';

const FOLDS = 6;

/** One half of a parted curtain; side is -1 on the left, 1 on the right. */
function curtainHalf({ box, ink, accent }: Scene, side: -1 | 1): string {
  const { x, y, w, h } = box;
  const width = w * 0.058;
  let folds = '';
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const t = fold / FOLDS;
    const left = side < 0 ? x + fold * width : x + w - (fold + 1) * width;
    const reach = h * (0.98 - t * t * 0.78);
    const pull = side * (FOLDS - fold) * 9 * t;
    const outer = left + width + (side < 0 ? 6 : 0);
    const inner = left - (side > 0 ? 6 : 0);
    const data =
      d`M${left} ${y}h${width}Q${outer} ${y + reach * 0.6} ${left + width + pull} ${y + reach}` +
      d`a${width / 2} ${width / 2.4} 0 0 1 ${-width} 0Q${inner} ${y + reach * 0.6} ${left} ${y}Z`;
    folds += fill(data, fold % 2 ? ink : accent);
  }
  return folds;
}

/** A parted curtain with a microphone in a spotlight. */
export function curtain(scene: Scene): string {
  const { random, box, paper, ink, accent, second } = scene;
  const { x, y, w, h } = box;
  const cx = x + w * between(random, 0.42, 0.58);
  const cy = y + h * 0.5;
  const light = Math.min(h * 0.33, w * 0.36);
  const floor = y + h;
  const rays = [-30, -22, -14].map((at) => d`M${cx - 15} ${cy + at}h30`).join('');
  const stand = d`M${cx - 24} ${cy - 18}v8a24 24 0 0 0 48 0v-8M${cx} ${cy + 14}V${floor - 30}`;
  const scallop = d`a${w / 16} ${w / 18} 0 0 1 ${-w / 8} 0`;
  return (
    dots('d', isDark(paper) ? accent : paper, 8, 1.6) +
    disc(cx, cy, light, second) +
    disc(cx, cy, light, 'url(#d)') +
    fill(d`M${x} ${floor}v-18h${w}v18z`, ink) +
    fill(d`M${cx - w * 0.24} ${floor - 18}a${w * 0.24} 14 0 0 1 ${w * 0.48} 0z`, accent) +
    fill(d`M${cx - 15} ${cy - 34}a15 15 0 0 1 30 0v22a15 15 0 0 1 -30 0z`, ink) +
    stroke(rays, paper, 2) +
    stroke(stand, ink, 5) +
    curtainHalf(scene, -1) +
    curtainHalf(scene, 1) +
    fill(d`M${x} ${y}h${w}v16${scallop.repeat(8)}z`, accent) +
    stroke(d`M${x} ${y + 8}h${w}`, second, 3)
  );
}

/** A film reel and the strip that runs off it. */
export function filmReel({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const side = random() < 0.5 ? 1 : -1;
  const radius = Math.min(w * 0.36, h * 0.38);
  const cx = x + w / 2 - side * w * 0.08;
  const cy = y + radius + h * 0.05;
  const holes = wholeBetween(random, 5, 6);
  const turn = between(random, 0, Math.PI);
  let windows = '';
  for (let hole = 0; hole < holes; hole += 1) {
    const at = polar({ x: cx, y: cy }, radius * 0.58, turn + (hole * 2 * Math.PI) / holes);
    windows += disc(at.x, at.y, radius * (holes === 5 ? 0.23 : 0.2), paper);
  }
  const thick = radius * 0.52;
  const foot = cy + radius - thick / 2;
  const away = cx + side * w;
  const strip = d`M${cx} ${foot}C${cx + side * w * 0.3} ${foot} ${cx + side * w * 0.28} ${y + h - thick * 0.62} ${away} ${y + h - thick * 0.7}`;
  const frames = ` stroke-dasharray="${d`${thick * 0.62} ${thick * 0.14}`}"`;
  return (
    disc(cx + side * radius * 0.62, cy + radius * 0.1, radius * 0.98, second) +
    stroke(strip, ink, thick) +
    stroke(strip, paper, thick * 0.84, ' stroke-dasharray="5 5"') +
    stroke(strip, ink, thick * 0.62) +
    stroke(strip, accent, thick * 0.5, frames) +
    disc(cx, cy, radius, ink) +
    ring(cx, cy, radius * 0.9, accent, radius * 0.05) +
    windows +
    disc(cx, cy, radius * 0.2, accent) +
    disc(cx, cy, radius * 0.07, paper)
  );
}

/** One theatre mask around (0, 0), 200 wide and about 210 high. */
function mask(colour: string, features: string, smiling: boolean): string {
  const face = 'M-100 -94Q0 -66 100 -94V-10C100 70 46 116 0 116C-46 116 -100 70 -100 -10Z';
  const eyes = smiling
    ? 'M-70 -18A27 27 0 0 1 -16 -18ZM16 -18A27 27 0 0 1 70 -18Z'
    : 'M-70 -40L-16 -26A28 22 0 0 1 -70 -40ZM70 -40L16 -26A28 22 0 0 0 70 -40Z';
  const mouth = smiling
    ? 'M-58 22Q0 44 58 22A58 62 0 0 1 -58 22Z'
    : 'M-52 74A52 58 0 0 1 52 74Q0 44 -52 74Z';
  return fill(face, colour) + fill(eyes, features) + fill(mouth, features);
}

/** The masks of comedy and tragedy in a circle of light. */
export function masks({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const side = random() < 0.5 ? 1 : -1;
  const scale = Math.min(w / 330, h / 310);
  const cx = x + w / 2;
  const cy = y + h / 2;
  const place = (dx: number, dy: number, degrees: number) =>
    `transform="${d`translate(${cx + dx * scale} ${cy + dy * scale}) rotate(${degrees})`} scale(${scale.toFixed(2)})"`;
  const tilt = between(random, 8, 16);
  return (
    hatch('h', ink, 6, 1.1, 45) +
    disc(cx, cy, Math.min(w, h) * 0.46, second) +
    disc(cx, cy, Math.min(w, h) * 0.46, 'url(#h)') +
    group(place(side * 58, 36, side * tilt), mask(ink, paper, false)) +
    group(place(-side * 52, -34, -side * tilt * 0.8), mask(accent, paper, true))
  );
}

/** Rays behind a top hat: a show of any kind. */
export function topHat({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const cx = x + w / 2;
  const brim = y + h * 0.7;
  const wide = Math.min(w * 0.24, h * 0.26);
  const rays = wholeBetween(random, 9, 12);
  const reach = Math.hypot(w, h);
  let burst = '';
  for (let ray = 0; ray < rays; ray += 1) {
    const from = (ray * Math.PI) / rays;
    const a = polar({ x: cx, y: brim }, reach, from);
    const b = polar({ x: cx, y: brim }, reach, from + Math.PI / rays / 2);
    burst += d`M${cx} ${brim}L${a.x} ${a.y}L${b.x} ${b.y}Z`;
  }
  const stars = [0.16, 0.5, 0.84]
    .map((at, index) => {
      const sy = y + h * (index === 1 ? 0.14 : 0.3);
      const size = wide * (index === 1 ? 0.3 : 0.22);
      const point = d`l${size * 0.3} ${size * 0.7}l${size * 0.7} ${size * 0.3}l${-size * 0.7} ${size * 0.3}l${-size * 0.3} ${size * 0.7}l${-size * 0.3} ${-size * 0.7}l${-size * 0.7} ${-size * 0.3}l${size * 0.7} ${-size * 0.3}z`;
      return fill(d`M${x + w * at} ${sy - size}${point}`, ink);
    })
    .join('');
  const hat =
    fill(
      d`M${cx - wide * 1.06} ${brim - wide * 1.5}H${cx + wide * 1.06}Q${cx + wide * 0.86} ${brim - wide * 0.7} ${cx + wide} ${brim}H${cx - wide}Q${cx - wide * 0.86} ${brim - wide * 0.7} ${cx - wide * 1.06} ${brim - wide * 1.5}Z`,
      ink,
    ) +
    rect(cx - wide * 0.95, brim - wide * 0.42, wide * 1.9, wide * 0.34, accent) +
    fill(
      d`M${cx - wide * 1.7} ${brim}H${cx + wide * 1.7}A${wide * 1.7} ${wide * 0.34} 0 0 1 ${cx - wide * 1.7} ${brim}Z`,
      ink,
    );
  const wand = group(
    turned(between(random, -24, -12), cx, brim + wide * 0.5),
    rect(cx - wide * 1.5, brim + wide * 0.48, wide * 3, wide * 0.15, accent) +
      rect(cx + wide * 1.2, brim + wide * 0.48, wide * 0.3, wide * 0.15, paper),
  );
  return fill(burst, second) + stars + wand + hat;
}
