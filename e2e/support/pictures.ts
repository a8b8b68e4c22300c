import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';

/** Differences of a channel below this are shades, of 255. */
const SHADE = 40;

/**
 * Every letter in the one font that comes with the product: which fonts a machine has decides
 * nothing then. Colours, sizes and places stay the product's.
 */
export async function drawInOwnLetters(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`*, *::before, *::after, ::placeholder {
      font-family: 'Foyer Display' !important;
      text-rendering: geometricPrecision !important;
    }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    await document.fonts.load("500 16px 'Foyer Display'");
    await document.fonts.ready;
  });
}

/** The share of pixels in which two pictures plainly differ; all of them where the sizes differ. */
export function changedShare(before: Buffer, after: Buffer): number {
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)];
  if (first.width !== second.width || first.height !== second.height) return 1;
  let changed = 0;
  for (let at = 0; at < first.data.length; at += 4) {
    const differs = [0, 1, 2].some(
      (channel) =>
        Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)) > SHADE,
    );
    if (differs) changed += 1;
  }
  return changed / (first.width * first.height);
}
