import type { Page } from '@playwright/test';
import { changeData } from './support/database';
import { test } from './support/ownServer';
import type { DemoUser } from './support/people';
import { goToPage, openPage } from './support/screens';
import { expect } from './support/server';
import { addSessionCookies } from './support/testBookings';

/** Its own server, because every text in its database changes. */
test.describe.configure({ timeout: 300_000 });

const MARK = 'onerror=attack(';
const MARKUP = [
  `"'><img src=x ${MARK}1)>`,
  '<svg onload=attack(2)>',
  '</script><script>attack(3)</script>',
  '</title></style><iframe srcdoc="<script>parent.attack(4)</script>">',
  '{{attack(5)}}${attack(6)}',
].join(' ');

/** Puts the markup behind every text that people write; columns with a fixed set of values refuse it. */
const STATEMENTS = `
do $$
declare one record;
begin
  for one in
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
      and c.column_name ~ '(title|description|venue|address|city|name|note|reason|message|text|about|client|label|subject|body|reference)$'
      and c.column_name !~ '(username|file_name|network_address)'
      and c.table_name !~ '(migration|job|rate_limit)'
  loop
    begin
      execute format('update %I set %I = %I || %L where %I is not null',
        one.table_name, one.column_name, one.column_name, $markup$ ${MARKUP}$markup$, one.column_name);
    exception when others then null;
    end;
  end loop;
end $$;`;

/**
 * Pages rendered by the server, and one page of each part of the product that is rendered in the browser.
 * `src/hostileText.test.tsx` tests the other tables.
 */
const screens: readonly (readonly [DemoUser | undefined, readonly string[]])[] = [
  [undefined, ['/', '/events/1']],
  ['asha', ['/my-bookings', '/approvals']],
  ['meera', ['/company']],
  ['rhea', ['/organize/events']],
];

/** What scripts of a page call; the fixture of all tests collects what its policy refuses. */
async function watch(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.exposeFunction('attack', (number: number) => faults.push(`script ${number} ran`));
  page.on('dialog', (dialog) => {
    faults.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  return faults;
}

test('markup in every stored text is shown as text: no script runs, and the page policy has nothing to refuse', async ({
  place,
  page,
}) => {
  await changeData(place, STATEMENTS);
  const faults = await watch(page);
  for (const [user, paths] of screens) {
    if (user) await addSessionCookies(page.context(), place.url, user);
    for (const [index, path] of paths.entries()) {
      // The server writes the pages of visitors.
      if (index === 0 || !user) await openPage(page, path);
      else await goToPage(page, path);
      await expect(page.locator('body')).toContainText(MARK);
      expect(faults, `${path} of ${user ?? 'a visitor'}`).toEqual([]);
    }
  }
});
