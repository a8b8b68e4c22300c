import type { Page } from '@playwright/test';
import { showLetters } from './support/reflow';
import { openPage } from './support/screens';
import { expect, test } from './support/server';

/** The fonts that the browser draws `text` with, where a page asks for `stack`. */
async function fontsOf(page: Page, stack: string, text: string): Promise<string[]> {
  await page.evaluate(
    ([family = '', words = '']) => {
      const line = document.createElement('p');
      line.id = 'letters';
      line.textContent = words;
      line.style.fontFamily = family;
      document.querySelector('#letters')?.remove();
      document.body.append(line);
    },
    [stack, text],
  );
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeId } = await tools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '#letters',
  });
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
  await tools.detach();
  return fonts.map(({ familyName }) => familyName);
}

test('text is drawn with the fonts of the project', async ({ page }) => {
  const sans = 'Arimo';
  const SHOWN = 'Zoë Łukasz ₹1,00,000.00 × − – — … · ’ “”';
  await openPage(page, '/about');
  for (const [stack, font] of [
    ['var(--font-ui)', 'Figtree'],
    ['sans-serif', sans],
    ['system-ui', sans],
    ['Arial, sans-serif', sans],
    ['unheard-of, sans-serif', sans],
    ['var(--font-mono)', 'DejaVu Sans Mono'],
    ['serif', 'DejaVu Serif'],
  ] as const) {
    // The browser reports no font until it has drawn the line.
    await expect.poll(() => fontsOf(page, stack, SHOWN), stack).toEqual([font]);
  }
  await showLetters(page, 'wide');
  await expect.poll(() => fontsOf(page, 'var(--font-ui)', SHOWN)).toEqual(['DejaVu Sans']);
});
