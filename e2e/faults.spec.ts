import { failCalls, holdAnswers, markTouchables, missedTouchables } from './support/faults';
import { screens } from './support/faultScreens';
import { test } from './support/faultWalk';
import { expect } from './support/server';

const loading = screens.filter(({ call }) => call);

test('slow answers: every screen says that it loads, and nothing to press moves', async ({
  page,
  stock,
  walk,
}) => {
  await walk(screens, async ({ address, open, call, waiting, ready }) => {
    // Whatever else is on the page is slow as well, unless this only opens on it.
    const slow = await holdAnswers(
      page,
      open && call ? call(stock) : /\/api\/(?!auth\/verify-token)/,
    );
    await page.goto(address(stock));
    await open?.(page, stock);
    if (waiting) await expect(waiting(page)).toBeAttached();
    else await expect(ready(page, stock)).toBeVisible();
    await markTouchables(page);
    await slow.letThrough();
    await expect(ready(page, stock)).toBeVisible();
    if (waiting) await expect(waiting(page)).toHaveCount(0);
    expect(await missedTouchables(page)).toEqual([]);
  });
});

test('a failing server: every screen says so, and its retry brings the content', async ({
  page,
  stock,
  walk,
}) => {
  await walk(loading, async ({ address, open, call, failure, ready }) => {
    const recover = await failCalls(page, call?.(stock) ?? '');
    await page.goto(address(stock));
    await open?.(page, stock);
    const alert = page.getByRole('alert').filter({ hasText: failure });
    await expect(alert).toBeVisible();
    await expect(alert).not.toContainText(/HTTP error|Bad day|undefined/);
    await recover();
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(ready(page, stock)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});
