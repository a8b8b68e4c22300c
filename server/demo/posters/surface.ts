import type { Box } from './compositions/scene.ts';
import type { Palette } from './palettes.ts';
import { defaultPalettes, palettes } from './palettes.ts';
import type { NonEmpty } from '../random.ts';
import { clip, group, rectData } from './shapes.ts';

/** The key of a category in the palettes and the catalogue of compositions. */
export function categoryKey(category: string): string {
  return category.trim().toLowerCase();
}

/** The palettes of a category; the default ones for an unknown category. */
export function palettesOf(key: string): NonEmpty<Palette> {
  return palettes.get(key) ?? defaultPalettes;
}

/** An SVG document with a fixed size, so that a page does not shift while it loads. */
export function svgDocument(width: number, height: number, content: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${width}" height="${height}">${content}</svg>`
  );
}

/** A picture cut off at the edges of its box. */
export function clippedTo({ x, y, w, h }: Box, picture: string): string {
  return clip('c', rectData(x, y, w, h)) + group('clip-path="url(#c)"', picture);
}
