import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './server';
import { showScheme, schemeOf, endAnimations } from './screens';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules whose result depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Header, sidebar and footer: they are on every page and checked once. */
const FRAME = ['#root > header', 'aside:has(> div > nav[aria-label="Yours"])', 'footer'];

type Part = { within: string } | { withoutFrame: true };

type Rules = 'all' | 'colours' | 'others';

async function findingsOf(page: Page, rules: Rules, part?: Part): Promise<string[]> {
  // axe is half a megabyte of script: it is injected once per loaded page.
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const scan = new AxeBuilder({ page, ...(hasAxe && { axeSource: 'undefined' }) });
  scan.setLegacyMode(true).options({
    resultTypes: ['violations'],
    // No rule of these tags reads style sheets or media, which axe would load before.
    preload: false,
    runOnly:
      rules === 'colours' ? { type: 'rule', values: COLOUR_RULES } : { type: 'tag', values: TAGS },
    rules:
      rules === 'others'
        ? Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }]))
        : {},
  });
  if (part && 'within' in part) scan.include(part.within);
  else if (part) FRAME.forEach((selector) => scan.exclude(selector));
  const { violations } = await scan.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary ?? ''}`),
  );
}

/**
 * Fails for every WCAG 2.2 A and AA violation on the page, colours in both schemes, with rule, element
 * and reason. Uses soft assertions, so that one run reports all violations.
 *
 * @param part the selector of an overlay to check alone, or the page without header, sidebar, footer
 * @param schemes none where another test checks the same colours
 */
export async function expectAccessible(
  page: Page,
  what: string,
  part?: Part,
  schemes: 'none' | 'both' = 'both',
): Promise<void> {
  await endAnimations(page);
  const first = await schemeOf(page);
  const second = first === 'dark' ? 'light' : 'dark';
  const rules = schemes === 'both' ? 'all' : 'others';
  expect.soft(await findingsOf(page, rules, part), `${what}, ${first}`).toEqual([]);
  if (schemes === 'none') return;
  await showScheme(page, second);
  // A busy machine may draw the scheme later than it is set; a fault stays.
  await expect
    .configure({ soft: true })
    .poll(() => findingsOf(page, 'colours', part), {
      message: `${what}, ${second}`,
      timeout: 15_000,
    })
    .toEqual([]);
  await showScheme(page, first);
}
