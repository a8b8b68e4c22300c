import { chooseComposition } from './compositions/catalogue.ts';
import type { NonEmpty } from '../random.ts';
import { cycle, hashText, randomFrom } from '../random.ts';
import { d, group, rect } from './shapes.ts';
import { categoryKey, clippedTo, palettesOf, svgDocument } from './surface.ts';

interface GalleryOptions {
  /** A category's name, in any case. */
  category: string;
  /** Six consecutive whole numbers give six different pictures. */
  seed: number;
  /** The event's title, so that its gallery shows what its poster shows. */
  title?: string;
}

/** Side of a gallery picture. */
const SIDE = 400;

/** How a scene is cropped; `x` and `y` (shares of the scene) are the point in the middle. */
interface View {
  kind: 'whole' | 'close' | 'fourfold' | 'framed';
  scale: number;
  x: number;
  y: number;
}

const views: NonEmpty<View> = [
  { kind: 'whole', scale: 1, x: 0.5, y: 0.5 },
  { kind: 'close', scale: 1.8, x: 0.38, y: 0.36 },
  { kind: 'fourfold', scale: 0.5, x: 0, y: 0 },
  { kind: 'close', scale: 1.45, x: 0.62, y: 0.6 },
  { kind: 'framed', scale: 0.86, x: 0.5, y: 0.5 },
  { kind: 'close', scale: 2, x: 0.5, y: 0.44 },
];

/** Categories whose compositions may be upside down; those of others are repeated upright. */
const reflective: ReadonlySet<string> = new Set(['music', 'technology', 'art', 'conference']);

/** Four small copies of a scene, mirrored at the middle or repeated. */
function fourfold(scene: string, mirrored: boolean): string {
  const half = SIDE / 2;
  const copies = mirrored
    ? [
        `translate(${SIDE} 0) scale(-1 1)`,
        `translate(${SIDE} ${SIDE}) scale(-1)`,
        `translate(0 ${SIDE}) scale(1 -1)`,
      ]
    : [`translate(${half} 0)`, `translate(${half} ${half})`, `translate(0 ${half})`];
  const first = group('id="p"', group('transform="scale(.5)"', scene));
  return first + copies.map((move) => `<use href="#p" transform="${move}"/>`).join('');
}

/**
 * A square picture of 400 by 400 for an event's gallery (docs/product/screens.md#event-page: up to 6), without words,
 * at most 12 kB. The seed selects one of the category's palettes and one of six views, in turn.
 */
export function renderGalleryPicture({ category, seed, title = '' }: GalleryOptions): string {
  const key = categoryKey(category);
  const position = Number.isSafeInteger(seed) ? seed : hashText(String(seed));
  const random = randomFrom(`${key}:gallery:${position}`);
  const draw = chooseComposition(key, title, random);
  const colours = cycle(palettesOf(key), position);
  const box = { x: 0, y: 0, w: SIDE, h: SIDE };
  const scene = clippedTo(box, draw({ ...colours, box, random }));
  const paper = rect(0, 0, SIDE, SIDE, colours.paper);
  const view = cycle(views, position);
  if (view.kind === 'whole') return svgDocument(SIDE, SIDE, paper + scene);
  if (view.kind === 'fourfold') {
    return svgDocument(SIDE, SIDE, paper + fourfold(scene, reflective.has(key)));
  }
  if (view.kind === 'framed') {
    const frame = rect(0, 0, SIDE, SIDE, colours.ink);
    const margin = (SIDE * (1 - view.scale)) / 2;
    const place = d`translate(${margin} ${margin}) scale(`;
    const small = group(`transform="${place}${view.scale})"`, paper + scene);
    return svgDocument(SIDE, SIDE, frame + small);
  }
  const left = SIDE / 2 - view.x * SIDE * view.scale;
  const top = SIDE / 2 - view.y * SIDE * view.scale;
  const place = d`translate(${left} ${top}) scale(`;
  return svgDocument(SIDE, SIDE, paper + group(`transform="${place}${view.scale})"`, scene));
}
