import { expectAccessible } from './support/axe';
import { consoleVisits, spendingVisits, visitConsole } from './support/consoleVisits';
import { expectToFit } from './support/reflow';
import { test } from './support/server';

/** Many screens in one test: half a minute on an idle machine, minutes on a shared one. */
test.describe.configure({ timeout: 300_000 });

const PHONE = { width: 390, height: 844 };

for (const visit of [...consoleVisits, ...spendingVisits]) {
  test(`the ${visit.name}, on a phone, fits and can be used by everybody`, async ({
    page,
    request,
    baseURL,
  }) => {
    await visitConsole(visit, { page, request, baseURL }, PHONE, async (what, within) => {
      const part = within ? { within } : ({ withoutFrame: true } as const);
      // Colours are checked on a desktop.
      await expectAccessible(page, what, part, 'none');
      await expectToFit(page, what);
      await page.setViewportSize(PHONE);
    });
  });
}
