import type { Page } from '@playwright/test';
import { WIDE } from '../../scripts/lib/browserFonts.mjs';
import { expectAccessible } from './axe';
import { findingsIn, NO_FINDINGS } from './layout';
import { expect } from './server';

interface Size {
  name: string;
  width: number;
  height: number;
  letters: 'wide' | 'narrow';
}

/**
 * WCAG 1.4.10: 320 CSS px, and a window of 1280 × 1024 at 200 %, which is one of 640 × 512. The fonts of a system may
 * be narrow or wide: each size is measured with the letters that leave less room, or that fill a line in another way.
 */
const NARROWEST: Size = {
  name: '320 px wide, wide letters',
  width: 320,
  height: 640,
  letters: 'wide',
};
const ZOOMED: Size = { name: 'at 200 %, wide letters', width: 640, height: 512, letters: 'wide' };
/** From here on, where most phones begin, the header has the product's name. */
const PHONE: Size = { name: '360 px wide', width: 360, height: 640, letters: 'narrow' };

export const DESKTOP = { width: 1440, height: 900 };

const softly = expect.configure({ soft: true });

/** Draws the page with letters as wide as Verdana, or as narrow as Arial. */
export async function showLetters(page: Page, letters: 'wide' | 'narrow'): Promise<void> {
  await page.evaluate(
    (family) => {
      const { style } = document.documentElement;
      if (family) style.setProperty('--font-ui', family);
      else style.removeProperty('--font-ui');
    },
    letters === 'wide' && `'${WIDE}'`,
  );
}

/** Fails for every layout fault of the page at each of the sizes, of which it keeps the last. */
export async function expectToFit(
  page: Page,
  what: string,
  sizes: readonly Size[] = [NARROWEST, ZOOMED],
): Promise<void> {
  expect.soft((await findingsIn(page)).moving, what).toEqual([]);
  for (const { name, letters, ...viewport } of sizes) {
    await page.setViewportSize(viewport);
    await showLetters(page, letters);
    // A busy machine can take more than two frames to apply the new size to everything.
    await softly.poll(() => findingsIn(page), `${what}, ${name}`).toEqual(NO_FINDINGS);
  }
  await showLetters(page, 'narrow');
}

/** Fails for layout faults at each size at which header, sidebar and footer differ. */
export async function expectFrameToFit(page: Page, what: string): Promise<void> {
  await expectToFit(page, what, [NARROWEST, PHONE, ZOOMED]);
  await page.setViewportSize(DESKTOP);
}

/** Expects a page that everybody can use on a desktop, and that fits narrow screens. */
export async function expectUsable(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what, { withoutFrame: true });
  await expectToFit(page, what);
  await page.setViewportSize(DESKTOP);
}

/**
 * Shows or hides the page behind a dialog. It is checked without the dialog, and its layout in another size takes most of
 * the time of a dialog's check. A menu stays beside the button that opens it.
 */
const showBehind = (page: Page, within: string, isShown: boolean) =>
  page.evaluate(
    ([selector, display]) => {
      if (!document.querySelector(selector)?.closest('.MuiDialog-root, .MuiDrawer-root')) return;
      document.getElementById('root')?.style.setProperty('display', display);
    },
    [within, isShown ? '' : 'none'] as const,
  );

/** Expects an overlay that everybody can use, and that fits the narrowest screen; the size is as before. */
export async function expectOverlayUsable(page: Page, what: string, within: string): Promise<void> {
  const before = page.viewportSize() ?? DESKTOP;
  await showBehind(page, within, false);
  await expectAccessible(page, what, { within });
  await expectToFit(page, what, [NARROWEST]);
  await expect(page.locator(within).first(), what).toBeVisible();
  await page.setViewportSize(before);
  await showBehind(page, within, true);
}
