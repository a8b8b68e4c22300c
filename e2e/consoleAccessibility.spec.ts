import { expectAccessible } from './support/axe';
import { consoleVisits, spendingVisits, visitConsole } from './support/consoleVisits';
import { expectGridsToFit } from './support/layout';
import { test } from './support/server';

/** Many screens in one test: half a minute on an idle machine, minutes on a shared one. */
test.describe.configure({ timeout: 300_000 });

const DESKTOP = { width: 1440, height: 900 };

for (const visit of [...consoleVisits, ...spendingVisits]) {
  test(`the ${visit.name}, on a desktop, can be used by everybody`, async ({
    page,
    request,
    baseURL,
  }) => {
    await visitConsole(visit, { page, request, baseURL }, DESKTOP, async (what, within) => {
      await expectAccessible(page, what, within ? { within } : { withoutFrame: true });
      if (!within) await expectGridsToFit(page, what);
    });
  });
}
