import { expectAccessible } from './support/axe';
import { consoleVisits, spendingVisits, visitConsole } from './support/consoleVisits';
import { expectToFit } from './support/reflow';
import { test } from './support/server';

/** Many screens in one test: half a minute on an idle machine, minutes on a shared one. */
test.describe.configure({ timeout: 300_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { width: 390, height: 844 };

for (const visit of [...consoleVisits, ...spendingVisits]) {
  test(`the ${visit.name}, on a phone, fits and can be used by everybody`, async ({
    page,
    request,
    baseURL,
  }, { project }) => {
    // Names are the same in other letters, and colours on a desktop, where both schemes are checked.
    const isFirst = project.name === 'narrow letters';
    await visitConsole(visit, { page, request, baseURL }, PHONE, async (what, within) => {
      const part = within ? { within } : ({ withoutFrame: true } as const);
      if (isFirst) await expectAccessible(page, what, part, 'one');
      await expectToFit(page, what);
      await page.setViewportSize(PHONE);
    });
  });
}
