import type { Box } from './compositions/scene.ts';
import type { Palette } from './palettes.ts';
import { defaultPalettes, palettes } from './palettes.ts';
import type { Filled } from './random.ts';
import { clip, group, rectData } from './shapes.ts';

/** A category's name as the palettes and compositions know it. */
export function categoryKey(category: string): string {
  return category.trim().toLowerCase();
}

/** The palettes of a category; those of the house for an unknown one. */
export function palettesOf(key: string): Filled<Palette> {
  return palettes.get(key) ?? defaultPalettes;
}

/** An SVG document of a fixed size, so that a page never shifts around it. */
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
