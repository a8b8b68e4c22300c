import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';

/** Smaller differences of a colour channel (0 to 255) are ignored. */
const MIN_DIFFERENCE = 40;

/**
 * Draws all text in the font that comes with the product, so that screenshots do not depend on the
 * fonts of the machine. Colours and sizes are unchanged.
 */
export async function drawInProductFont(page: Page): Promise<void> {
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

/** The share of pixels that differ between two pictures; 1 when the sizes differ. */
export function changedPixelShare(before: Buffer, after: Buffer): number {
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)];
  if (first.width !== second.width || first.height !== second.height) return 1;
  let changed = 0;
  for (let at = 0; at < first.data.length; at += 4) {
    const differs = [0, 1, 2].some(
      (channel) =>
        Math.abs((first.data[at + channel] ?? 0) - (second.data[at + channel] ?? 0)) >
        MIN_DIFFERENCE,
    );
    if (differs) changed += 1;
  }
  return changed / (first.width * first.height);
}
