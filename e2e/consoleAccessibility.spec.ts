import { expectAccessible } from './support/axe';
import {
  consoleEvents,
  visitDashboard,
  visitEditor,
  visitEvents,
  visitOrganizer,
  visitSetUp,
  type Check,
} from './support/consoleScreens';
import { signInByCookies } from './support/purchases';
import { test } from './support/server';

/** Many screens in one test: half a minute on an idle machine, minutes on a shared one. */
test.describe.configure({ timeout: 300_000 });
/** Without animations, because each state is checked in both colour schemes. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SIZES = {
  'on a desktop': { width: 1440, height: 900 },
  'on a phone': { width: 390, height: 844 },
};

const VISITS = {
  'set-up': visitSetUp,
  'list of events': visitEvents,
  editor: visitEditor,
  dashboard: visitDashboard,
  'team and settings': visitOrganizer,
};

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const [name, visit] of Object.entries(VISITS)) {
    test(`the ${name} of the console, ${size}, can be used by everybody`, async ({
      page,
      request,
      baseURL,
    }) => {
      await page.setViewportSize(viewport);
      await signInByCookies(page, baseURL, 'rhea');
      const events = await consoleEvents(request);
      const check: Check = (what, within) =>
        expectAccessible(page, what, within ? { within } : { withoutFrame: true });
      await visit({ page, check, events, isNarrow: viewport.width < 768 });
    });
  }
}
