import type { NonEmpty } from '../../random.ts';
import { between, cycle } from '../../random.ts';
import { d, disc, fill, group, hatch, rect, stroke, turned } from '../shapes.ts';
import type { Scene } from './scene.ts';

/** Place and size of the three kites, as shares of the box. */
const kitePlaces = [
  { x: 0.34, y: 0.36, size: 0.46 },
  { x: 0.78, y: 0.2, size: 0.28 },
  { x: 0.72, y: 0.62, size: 0.34 },
] as const;

/** Kites over roofs. */
export function kites({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const mirrored = random() < 0.5;
  const unit = Math.min(h, w * 1.1);
  const colours: NonEmpty<[string, string]> = [
    [accent, 'url(#h)'],
    [ink, accent],
    [accent, second],
  ];
  let picture = disc(x + w * between(random, 0.2, 0.8), y + h * 0.36, unit * 0.2, second);
  kitePlaces.forEach((place, index) => {
    const cx = x + w * (mirrored ? 1 - place.x : place.x) + between(random, -7, 7);
    const cy = y + h * place.y;
    const size = unit * place.size;
    const tall = size * 0.62;
    const wide = size * 0.5;
    const [colour, patch] = cycle(colours, index);
    const tail = index === 0 ? ink : patch;
    const hand = x + w * (mirrored ? 0.12 : 0.88);
    const line = d`Q${cx + (mirrored ? -40 : 40)} ${cy + size * 1.4} ${hand} ${y + h}`;
    picture += stroke(d`M${cx} ${cy}${line}`, ink, 1.2);
    const kite =
      fill(
        d`M${cx} ${cy - tall}L${cx + wide} ${cy}L${cx} ${cy + tall}L${cx - wide} ${cy}Z`,
        colour,
      ) +
      fill(
        d`M${cx} ${cy - tall}L${cx + wide} ${cy}H${cx}ZM${cx} ${cy + tall}L${cx - wide} ${cy}H${cx}Z`,
        patch,
      ) +
      fill(d`M${cx} ${cy + size * 0.58}l${size * 0.15} ${size * 0.2}h${-size * 0.3}z`, tail) +
      disc(cx, cy, size * 0.09, paper);
    picture += group(turned(between(random, -22, 22), cx, cy), kite);
  });
  let roofs = d`M${x} ${y + h}`;
  for (let left = x; left < x + w;) {
    const width = between(random, 18, 48);
    roofs += d`V${y + h - between(random, 8, 32)}h${width}`;
    left += width;
  }
  return hatch('h', ink, 5, 1, 45) + picture + fill(d`${roofs}V${y + h}Z`, ink);
}

/** Lanterns under strings of pennants. */
export function lanterns({ random, box, paper, ink, accent, second }: Scene): string {
  const { x, y, w, h } = box;
  const flags: NonEmpty<string> = [accent, second, ink];
  let bunting = '';
  const swag = (from: number, to: number, sag: number, count: number) => {
    bunting += stroke(
      d`M${x} ${from}Q${x + w / 2} ${(from + to) / 2 + sag * 2} ${x + w} ${to}`,
      ink,
      1.6,
    );
    const size = w / count;
    for (let flag = 0; flag < count; flag += 1) {
      const t = (flag + 0.5) / count;
      const at = (1 - t) ** 2 * from + 2 * t * (1 - t) * ((from + to) / 2 + sag * 2) + t * t * to;
      const left = x + w * t - size * 0.4;
      const data = d`M${left} ${at}h${size * 0.8}l${-size * 0.4} ${size * 0.95}z`;
      bunting += fill(data, cycle(flags, flag));
    }
  };
  const slope = between(random, -0.08, 0.08) * h;
  swag(y + h * 0.05 + slope, y + h * 0.05 - slope, h * 0.07, 9);
  const centre = wholeLantern(box, 0.5, between(random, 0.58, 0.66), Math.min(w * 0.2, h * 0.2));
  const small = Math.min(w * 0.13, h * 0.14);
  const sides = random() < 0.5 ? [0.48, 0.74] : [0.74, 0.48];
  const left = wholeLantern(box, 0.16, sides[0] ?? 0.5, small);
  const right = wholeLantern(box, 0.84, sides[1] ?? 0.5, small);
  const moon = disc(x + w * 0.5, y + h * 0.6, Math.min(w, h) * 0.4, second);
  return (
    hatch('h', paper, 7, 1.2, 0) +
    moon +
    left(ink, accent) +
    right(ink, accent) +
    centre(ink, accent) +
    bunting
  );
}

type DrawLantern = (ink: string, colour: string) => string;

/** A ribbed lantern on its wire; its place is a share of the box, its radius a length. */
function wholeLantern(box: Scene['box'], px: number, py: number, radius: number): DrawLantern {
  const cx = box.x + box.w * px;
  const cy = box.y + box.h * py;
  const tall = radius * 0.92;
  const cap = radius * 0.5;
  return (ink, colour) => {
    const rib = (wide: number) =>
      d`M${cx} ${cy - tall}A${wide} ${tall} 0 0 1 ${cx} ${cy + tall}` +
      d`A${wide} ${tall} 0 0 1 ${cx} ${cy - tall}`;
    const tassel = d`M${cx} ${cy + tall}v${radius * 0.7}M${cx - 4} ${cy + tall}v${radius * 0.5}M${cx + 4} ${cy + tall}v${radius * 0.5}`;
    return (
      stroke(d`M${cx} ${box.y}V${cy - tall}`, ink, 1.6) +
      stroke(tassel, ink, 2) +
      fill(rib(radius), colour) +
      fill(rib(radius), 'url(#h)') +
      stroke(rib(radius * 0.5), ink, 1.8) +
      rect(cx - cap, cy - tall - radius * 0.1, cap * 2, radius * 0.22, ink) +
      rect(cx - cap, cy + tall - radius * 0.12, cap * 2, radius * 0.22, ink)
    );
  };
}
