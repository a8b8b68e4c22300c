import { chooseComposition, firstComposition } from './compositions/catalogue.ts';
import type { Composition } from './compositions/scene.ts';
import type { Layout } from './layout.ts';
import { arrangements, layOutPoster, pictureOnly, POSTER } from './layout.ts';
import type { Palette } from './palettes.ts';
import { pick, randomFrom } from '../random.ts';
import { rect } from './shapes.ts';
import { categoryKey, clippedTo, palettesOf, svgDocument } from './surface.ts';

export { renderGalleryPicture } from './gallery.ts';

/*
 * Posters and gallery pictures of the demo world (D6), drawn from a category and a seed, without
 * fonts, scripts, styles or external references. The same input gives the same bytes.
 */

interface PosterOptions {
  /** A category's name, in any case. An unknown one gets the default palettes and composition. */
  category: string;
  /** Drawn in capitals; words in it ("marathon") may choose the composition. */
  title: string;
  city: string;
  /** Short, for example "05 DEC". */
  date: string;
  /** Any number; it chooses palette, arrangement and, without such words, the composition. */
  seed: number;
  /** False omits the words and fills the poster with its picture; for sizes under 100 px. */
  lettering?: boolean;
}

function drawPoster(draw: Composition, colours: Palette, stream: string, layout: Layout): string {
  const { box, lettering } = layout;
  const picture = clippedTo(box, draw({ ...colours, box, random: randomFrom(stream) }));
  const paper = rect(0, 0, POSTER.width, POSTER.height, colours.paper);
  return svgDocument(POSTER.width, POSTER.height, paper + picture + lettering);
}

/**
 * The poster of an event as an SVG document, 320 by 400 (4:5), at most 12 kB whatever the title.
 * Characters outside the drawn alphabet are left out; without any, the picture fills the poster.
 */
export function renderPoster(options: PosterOptions): string {
  const key = categoryKey(options.category);
  const stream = `${key}:${options.seed}`;
  const random = randomFrom(stream);
  const colours = pick(random, palettesOf(key));
  const arrangement = pick(random, arrangements);
  const draw = chooseComposition(key, options.title, random);
  const layout =
    options.lettering === false
      ? pictureOnly(POSTER.width, POSTER.height)
      : layOutPoster(arrangement, options, colours.ink);
  return drawPoster(draw, colours, stream, layout);
}

/** The picture of a category, for events whose own is missing: a poster without words. */
export function renderCategoryPoster(category: string): string {
  const key = categoryKey(category);
  const layout = pictureOnly(POSTER.width, POSTER.height);
  return drawPoster(firstComposition(key), palettesOf(key)[0], `${key}:art`, layout);
}
