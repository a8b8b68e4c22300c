import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './server';
import { findingsIn } from './layout';
import { findNewLooks, KNOWN_LOOK } from './looks';
import { showScheme, schemeOf, endAnimations } from './screens';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Slow: `findingsIn` finds the same faults. */
const TARGET_SIZE = 'target-size';
/** The rules whose result depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Header, sidebar and footer: they are on every page and checked once. */
const FRAME = ['#root > header', 'aside:has(> div > nav[aria-label="Account"])', 'footer'];

type RunOptions = Parameters<AxeBuilder['options']>[0];
type Part = { within: string } | { withoutFrame: true };

/** Looks whose colours this worker has found right. */
const knownLooks = new Set<string>();

const scopeOf = (part?: Part) => ({
  within: part && 'within' in part ? part.within : 'body',
  without: part && 'withoutFrame' in part ? FRAME : [],
});

async function scan(
  page: Page,
  { within, without }: { within: string; without: string[] },
  options: RunOptions,
): Promise<string[]> {
  // axe is half a megabyte of script: it is injected once per loaded page.
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(hasAxe && { axeSource: 'undefined' }) });
  // No rule of these tags reads style sheets or media, which axe would load before.
  builder.setLegacyMode(true).options({ resultTypes: ['violations'], preload: false, ...options });
  builder.include(within);
  without.forEach((selector) => builder.exclude(selector));
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary ?? ''}`),
  );
}

/** Everything but colours and sizes. */
const findFaults = (page: Page, part?: Part) =>
  scan(page, scopeOf(part), {
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(
      [TARGET_SIZE, ...COLOUR_RULES].map((rule) => [rule, { enabled: false }]),
    ),
  });

/** Colours take most of the time of axe: it looks at each colour on each background once. */
async function findColourFaults(page: Page, part?: Part): Promise<string[]> {
  const { within, without } = scopeOf(part);
  const looks = await findNewLooks(page, { within, without, known: knownLooks });
  if (looks.length === 0) return [];
  const scope = { within, without: [...without, `[${KNOWN_LOOK}]`] };
  const faults = await scan(page, scope, { runOnly: { type: 'rule', values: COLOUR_RULES } });
  if (faults.length === 0) looks.forEach((look) => knownLooks.add(look));
  return faults;
}

/**
 * Fails for every WCAG 2.2 A and AA violation, with rule, element and reason. Uses soft assertions, so that one run
 * reports all violations. Colours of a page are checked in both schemes, and it keeps the second one; those of a part
 * only in the scheme that it has.
 *
 * @param part the selector of an overlay to check alone, or the page without header, sidebar, footer
 * @param colours false where another test checks the same colours
 */
export async function expectAccessible(
  page: Page,
  what: string,
  part?: Part,
  colours = true,
): Promise<void> {
  await endAnimations(page);
  expect.soft(await findFaults(page, part), what).toEqual([]);
  expect.soft((await findingsIn(page, scopeOf(part).within)).crowded, what).toEqual([]);
  if (!colours) return;
  const first = await schemeOf(page);
  expect.soft(await findColourFaults(page, part), `${what}, ${first}`).toEqual([]);
  if (part && 'within' in part) return;
  const second = first === 'dark' ? 'light' : 'dark';
  await showScheme(page, second);
  // A busy machine may draw the scheme later than it is set; a fault stays.
  await expect
    .configure({ soft: true })
    .poll(() => findColourFaults(page, part), {
      message: `${what}, ${second}`,
    })
    .toEqual([]);
}
