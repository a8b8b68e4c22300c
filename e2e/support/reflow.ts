import type { Page } from '@playwright/test';
import { findingsIn, NO_FINDINGS } from './layout';
import { expect } from './server';

/**
 * WCAG 1.4.10: 320 CSS px, and a window of 1280 × 1024 at 200 %, which is one of 640 × 512. From
 * 360 px on, where most phones begin, the header has the product's name.
 */
export const SIZES = {
  '320 px wide': { width: 320, height: 640 },
  '360 px wide': { width: 360, height: 640 },
  'at 200 %': { width: 640, height: 512 },
};

const softly = expect.configure({ soft: true });

/** Fails for every layout fault of the page at each of the sizes, of which it keeps the last. */
export async function expectToFit(page: Page, what: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    const place = `${what}, ${size}`;
    expect.soft((await findingsIn(page)).moving, place).toEqual([]);
    // A busy machine can take more than two frames to apply the new size to everything.
    await softly.poll(() => findingsIn(page), place).toEqual(NO_FINDINGS);
  }
}
