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
import { consoleVisits, visitConsole } from './support/consoleVisits';
import { expectTablesToFit } from './support/layout';
import { shortenLists } from './support/networkFaults';
import { signInByCookies } from './support/purchases';
import { DESKTOP, expectOverlayUsable, expectToFit } from './support/reflow';
import { goToPage, openPage } from './support/screens';
import { expect, test } from './support/server';

/** Many screens in one test: half a minute on an idle machine, minutes on a shared one. */
test.describe.configure({ timeout: 300_000 });

const PHONE = { width: 390, height: 844 };

for (const visit of consoleVisits) {
  test(`the ${visit.name} fits and can be used by everybody`, async ({
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
  await shortenLists(page);
  const events = await consoleEvents(request);
  await openPage(page, '/organize/events');
  await expect(page.getByRole('table', { name: 'Events' })).toBeVisible();
  // The colours are those of the desktop.
  await expectAccessible(page, 'events, on a phone', { withoutFrame: true }, false);
  await openRowMenu(page, 'Duplicate');
  await expectOverlayUsable(page, 'menu of an event', MENU);
  await close(page);
  await goToPage(page, `/organize/events/${events.draft}/edit`);
  await openDialog(page, 'Preview');
  await expectOverlayUsable(page, 'preview', DIALOG);
  await close(page);
  await goToPage(page, `/organize/events/${events.live}`);
  await expectAccessible(page, 'dashboard, on a phone', { withoutFrame: true }, false);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await choose(page, 'Move');
  await dialogNamed(page, /^Move /);
});
