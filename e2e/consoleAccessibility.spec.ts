import { expectAccessible } from './support/axe';
import {
  choose,
  close,
  consoleEvents,
  DIALOG,
  dialogNamed,
  MENU,
  openDialog,
  openRowMenu,
} from './support/consoleVisit';
import { consoleVisits, spendingVisits, visitConsole } from './support/consoleVisits';
import { expectTablesToFit } from './support/layout';
import { signInByCookies } from './support/purchases';
import { DESKTOP, expectOverlayUsable, expectToFit } from './support/reflow';
import { openPage } from './support/screens';
import { expect, test } from './support/server';

/** Many screens in one test: half a minute on an idle machine, minutes on a shared one. */
test.describe.configure({ timeout: 300_000 });

const PHONE = { width: 390, height: 844 };

for (const visit of [...consoleVisits, ...spendingVisits]) {
  test(`the ${visit.name}, on a desktop and a phone, fits and can be used by everybody`, async ({
    page,
    request,
    baseURL,
  }) => {
    await visitConsole(visit, { page, request, baseURL }, async (what, within) => {
      // The size of a menu is MUI's.
      if (within === MENU) return expectAccessible(page, what, { within });
      if (within) return expectOverlayUsable(page, what, within);
      await expectAccessible(page, what, { withoutFrame: true });
      await expectTablesToFit(page, what);
      if ((await page.locator('.MuiTable-root').count()) > 0) {
        // A phone has rows of a few lines. Their colours were checked on the desktop.
        await page.setViewportSize(PHONE);
        await expect(page.locator('#main .MuiSkeleton-root')).toHaveCount(0);
        await expectAccessible(page, `${what}, on a phone`, { withoutFrame: true }, false);
      }
      await expectToFit(page, what);
      await page.setViewportSize(DESKTOP);
    });
  });
}

/** The lists of a phone have rows instead of grids, and its menus what a desktop has as buttons. */
test('what only a phone shows fits and can be used by everybody', async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize(PHONE);
  await signInByCookies(page, baseURL, 'rhea');
  const events = await consoleEvents(request);
  const openMore = (entry: string) =>
    test.step(entry, async () => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await expect(page.getByRole('menuitem', { name: entry })).toBeVisible();
    });
  await openPage(page, '/organize/events');
  await expect(page.getByRole('table', { name: 'Events' })).toBeVisible();
  await openRowMenu(page, 'Duplicate');
  await expectOverlayUsable(page, 'menu of an event', MENU);
  await close(page);
  await openPage(page, `/organize/events/${events.draft}/edit`);
  await openDialog(page, 'Preview');
  await expectOverlayUsable(page, 'preview', DIALOG);
  await openPage(page, `/organize/events/${events.live}`);
  await openMore('Move');
  await expectOverlayUsable(page, 'menu of the dashboard', MENU);
  await choose(page, 'Move');
  await dialogNamed(page, /^Move /);
  await close(page);
  await openMore('Message attendees');
  await choose(page, 'Message attendees');
  await dialogNamed(page, 'Message attendees');
});
