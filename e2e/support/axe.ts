import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './server';
import { paintIn, schemeOf, still } from './screens';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules whose answer a change of colours can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** The parts round every page: looked at once, then left out. */
const FRAME = ['#root > header', 'aside:has(> div > nav[aria-label="Yours"])', 'footer'];

type Part = { within: string } | { withoutFrame: true };

async function findingsOf(page: Page, rules: 'all' | 'colours', part?: Part): Promise<string[]> {
  // Half a megabyte of script: once for each page that is loaded.
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const scan = new AxeBuilder({ page, ...(hasAxe && { axeSource: 'undefined' }) });
  scan.setLegacyMode(true).options({
    resultTypes: ['violations'],
    runOnly:
      rules === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: COLOUR_RULES },
  });
  if (part && 'within' in part) scan.include(part.within);
  else if (part) FRAME.forEach((selector) => scan.exclude(selector));
  const { violations } = await scan.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary ?? ''}`),
  );
}

/**
 * Every WCAG 2.2 A and AA finding of what is shown, with rule, element and reason, in both schemes.
 * Goes on after a finding, so that one run tells of all.
 *
 * @param part a selector of what lies over the page, or the page without what is round each
 */
export async function expectAccessible(page: Page, what: string, part?: Part): Promise<void> {
  await still(page);
  const first = await schemeOf(page);
  const second = first === 'dark' ? 'light' : 'dark';
  expect.soft(await findingsOf(page, 'all', part), `${what}, ${first}`).toEqual([]);
  await paintIn(page, second);
  expect.soft(await findingsOf(page, 'colours', part), `${what}, ${second}`).toEqual([]);
  await paintIn(page, first);
}
