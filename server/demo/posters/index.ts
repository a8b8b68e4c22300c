import type { NonEmpty } from '../../lib/nonEmpty';
import { cycle, hashText, pick, randomFrom } from '../random';
import { chooseComposition, firstComposition } from './catalogue';
import { arrangements, layOutPoster, pictureOnly, POSTER, type Layout } from './layout';
import { palettesOf, type Palette } from './palettes';
import type { Box, Composition } from './scene';
import { clipped, placed, rect, rectData } from './shapes';

/*
 * Posters and gallery pictures of the demo world, drawn from a category and a seed, without
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
  /** Any number. Selects the palette and the arrangement. */
  seed: number;
  /** False omits the words and fills the poster with its picture; for sizes under 100 px. */
  lettering?: boolean;
}

/** The key of a category in the palettes and the catalogue of compositions. */
const keyOf = (category: string): string => category.trim().toLowerCase();

/** An SVG document with a fixed size, so that a page does not shift while it loads. */
const svgDocument = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
  `width="${width}" height="${height}">${content}</svg>`;

function picture(draw: Composition, colours: Palette, stream: string, box: Box): string {
  const drawn = draw({ ...colours, box, random: randomFrom(stream) });
  return clipped('c', rectData(box.x, box.y, box.w, box.h), drawn);
}

function drawPoster(draw: Composition, colours: Palette, stream: string, layout: Layout): string {
  const paper = rect(0, 0, POSTER.width, POSTER.height, colours.paper);
  const drawn = picture(draw, colours, stream, layout.box);
  return svgDocument(POSTER.width, POSTER.height, paper + drawn + layout.lettering);
}

/**
 * The poster of an event as an SVG document, 320 by 400 (4:5), at most 12 kB whatever the title.
 * Characters outside the drawn alphabet are left out; without any, the picture fills the poster.
 */
export function renderPoster(options: PosterOptions): string {
  const key = keyOf(options.category);
  const stream = `${key}:${options.seed}`;
  // Events of one category often have consecutive ids: neighbours differ in colour.
  const colours = cycle(palettesOf(key), options.seed);
  const arrangement = pick(randomFrom(stream), arrangements);
  const layout =
    options.lettering === false ? pictureOnly : layOutPoster(arrangement, options, colours.ink);
  return drawPoster(chooseComposition(key, options.title), colours, stream, layout);
}

/** The picture of a category, for events whose own is missing: a poster without words. */
export function renderCategoryPoster(category: string): string {
  const key = keyOf(category);
  return drawPoster(firstComposition(key), palettesOf(key)[0], `${key}:art`, pictureOnly);
}

/** Side of a gallery picture. */
const SIDE = 400;

/** Crops of a scene. `x` and `y` are the point in the middle, as shares of the scene. */
const views: NonEmpty<{ scale: number; x: number; y: number }> = [
  { scale: 1, x: 0.5, y: 0.5 },
  { scale: 1.8, x: 0.38, y: 0.36 },
  { scale: 0.86, x: 0.5, y: 0.5 },
  { scale: 1.45, x: 0.62, y: 0.6 },
  { scale: 2.4, x: 0.6, y: 0.35 },
  { scale: 2, x: 0.5, y: 0.44 },
];

interface GalleryOptions {
  /** A category's name, in any case. */
  category: string;
  /** Six consecutive whole numbers give six different pictures. */
  seed: number;
  /** The event's title, so that its gallery shows what its poster shows. */
  title?: string;
}

/**
 * A square picture of 400 by 400 for an event's gallery (docs/product/screens.md#event-page: up to 6), without words,
 * at most 12 kB. The seed selects one of the category's palettes and one of six views, in turn.
 */
export function renderGalleryPicture({ category, seed, title = '' }: GalleryOptions): string {
  const key = keyOf(category);
  const position = Number.isSafeInteger(seed) ? seed : hashText(String(seed));
  const colours = cycle(palettesOf(key), position);
  const box = { x: 0, y: 0, w: SIDE, h: SIDE };
  const scene =
    rect(0, 0, SIDE, SIDE, colours.paper) +
    picture(chooseComposition(key, title), colours, `${key}:gallery:${position}`, box);
  const view = cycle(views, position);
  const at = { x: SIDE / 2 - view.x * SIDE * view.scale, y: SIDE / 2 - view.y * SIDE * view.scale };
  const frame = rect(0, 0, SIDE, SIDE, colours.ink);
  return svgDocument(SIDE, SIDE, frame + placed(at, view.scale, 0, scene));
}
