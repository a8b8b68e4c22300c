import type { NonEmpty } from '../../random.ts';
import { between, cycle, wholeBetween } from '../../random.ts';
import { d, disc, fill, group, polar, rect, ring, turned } from '../shapes.ts';
import type { Box, Scene } from './scene.ts';

function lattice({ x, y }: Box, accent: string, second: string): string {
  return (
    `<pattern id="j" width="22" height="22" patternUnits="userSpaceOnUse" x="${x}" y="${y}">` +
    `<path d="M11 0L22 11L11 22L0 11Z" fill="none" stroke="${accent}" stroke-width="1.4"/>` +
    `<circle cx="11" cy="11" r="3.4" fill="none" stroke="${second}" stroke-width="1.4"/></pattern>`
  );
}

/** Path data of a foiled arch with its base at `foot`. */
function arch(cx: number, foot: number, width: number, height: number, foils: number): string {
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

/** Arch within arch, a lattice behind, a lamp or a moon in the last. */
export function arches({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const cx = x + w / 2;
  const foot = y + h;
  const colours: NonEmpty<string> = [ink, accent, paper, second, ink];
  const foils = random() < 0.5 ? 5 : 7;
  const wide = Math.min(w * 0.86, h * 1.06);
  const step = between(random, 0.16, 0.178);
  let picture = rect(x, y, w, h, 'url(#j)');
  for (let depth = 0; depth < colours.length; depth += 1) {
    const width = wide * (1 - depth * step);
    const height = h * 0.94 * (1 - depth * 0.155);
    picture += fill(arch(cx, foot, width, height, foils), cycle(colours, depth));
  }
  const radius = wide * 0.08;
  const cy = y + h * 0.66;
  picture += disc(cx, cy, radius, accent);
  picture +=
    random() < 0.5
      ? disc(cx + radius * 0.5, cy - radius * 0.25, radius * 0.86, ink)
      : ring(cx, cy, radius * 1.6, accent, 2, ' stroke-dasharray="2 5"');
  for (let stair = 0; stair < 3; stair += 1) {
    const half = w * (0.14 + stair * 0.16);
    picture += rect(cx - half, foot - 15 + stair * 5, half * 2, 5, stair % 2 ? ink : accent);
  }
  return lattice(box, accent, second) + picture;
}

/** A rangoli: rings of petals around a lamp. */
export function rangoli({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const centre = { x: x + w / 2, y: y + h / 2 };
  const reach = Math.min(w, h) / 2 - 2;
  const fold = wholeBetween(random, 4, 6) * 2;
  const petals = (outer: number, inner: number, share: number, colour: string, shift: number) => {
    const half = (Math.PI / fold) * share;
    const middle = inner + (outer - inner) * 0.55;
    let data = '';
    for (let petal = 0; petal < fold; petal += 1) {
      const angle = ((petal + shift) * 2 * Math.PI) / fold;
      const base = polar(centre, inner, angle);
      const tip = polar(centre, outer, angle);
      const left = polar(centre, middle * 1.12, angle + half * 1.5);
      const right = polar(centre, middle * 1.12, angle - half * 1.5);
      data +=
        d`M${base.x} ${base.y}Q${left.x} ${left.y} ${tip.x} ${tip.y}` +
        d`Q${right.x} ${right.y} ${base.x} ${base.y}Z`;
    }
    return fill(data, colour);
  };
  // Dashes of no length and round caps: one bead between every two outer petals.
  const gap = (2 * Math.PI * reach * 0.94) / fold;
  const beads = ` stroke-linecap="round" stroke-dasharray="${d`0 ${gap}`}" stroke-dashoffset="${d`${gap / 2}`}"`;
  const picture =
    petals(reach, reach * 0.3, 0.86, ink, 0.5) +
    petals(reach * 0.99, reach * 0.3, 0.82, accent, 0) +
    petals(reach * 0.86, reach * 0.36, 0.44, paper, 0) +
    ring(centre.x, centre.y, reach * 0.94, second, reach * 0.09, beads) +
    disc(centre.x, centre.y, reach * 0.56, second) +
    petals(reach * 0.55, reach * 0.12, 0.8, paper, 0.5) +
    petals(reach * 0.46, reach * 0.12, 0.5, accent, 0.5) +
    disc(centre.x, centre.y, reach * 0.22, ink) +
    ring(centre.x, centre.y, reach * 0.15, paper, reach * 0.03) +
    disc(centre.x, centre.y, reach * 0.08, accent);
  return group(turned(between(random, 0, 360 / fold), centre.x, centre.y), picture);
}
