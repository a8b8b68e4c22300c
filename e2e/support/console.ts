import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import Papa from 'papaparse';
import { PNG } from 'pngjs';
import { readApi } from './apiCalls';
import { expect } from './server';

/** A poster of the smallest size that is taken. */
export function posterFile() {
  const picture = new PNG({ width: 1200, height: 1500 });
  for (let at = 0; at < picture.data.length; at += 4) {
    picture.data[at] = 140;
    picture.data[at + 1] = Math.floor((at / picture.data.length) * 255);
    picture.data[at + 2] = 90;
    picture.data[at + 3] = 255;
  }
  return {
    name: 'poster.png',
    mimeType: 'image/png',
    buffer: PNG.sync.write(picture, { deflateLevel: 1 }),
  };
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Types a date and a time into the picker's field part by part; `date` as `2026-12-24`, `time` as `07:30 PM`. */
export async function typeClock(
  form: Locator,
  label: string,
  { date, time }: { date?: string; time?: string },
): Promise<void> {
  const field = form.getByRole('group', { name: label, exact: true });
  const type = async (part: string, text: string | undefined) => {
    const place = field.getByRole('spinbutton', { name: part, exact: true });
    await place.click();
    await place.pressSequentially(text ?? '');
  };
  const [year, month, day] = date?.split('-') ?? [];
  if (date) {
    await type('Month', MONTHS[Number(month) - 1]);
    await type('Day', day);
    await type('Year', year);
  }
  const [, hour, minute, half] = /^(\d\d):(\d\d) ([AP]M)$/.exec(time ?? '') ?? [];
  if (time) {
    await type('Hours', hour);
    await type('Minutes', minute);
    await type('Meridiem', half);
  }
}

/** The rows of a CSV file that the page saves after `start`, by their headings. */
export async function savedRows(
  page: Page,
  start: () => Promise<void>,
): Promise<Record<string, string>[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()]);
  const text = await readFile(await download.path(), 'utf8');
  const { data, errors } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data;
}

/** The figures of a list of terms: `{ Sold: '4 of 20 seats, 20%' }`. */
async function figuresOf(list: Locator): Promise<Record<string, string>> {
  return list.evaluate((element) =>
    Object.fromEntries(
      [...element.querySelectorAll('dt')].map((term) => [
        term.textContent?.trim() ?? '',
        (term.nextElementSibling as HTMLElement | null)?.innerText.replace(/\s+/g, ' ') ?? '',
      ]),
    ),
  );
}

export interface Sums {
  sold: number;
  held: number;
  total: number;
  revenue: string;
  kept: string;
}

/** The seats and sums that the open dashboard shows and the API answers are these. */
export async function expectSums(
  owner: Page,
  id: number,
  sums: Sums,
  byTier: string[],
): Promise<void> {
  const main = owner.getByRole('main');
  await expect
    .poll(() => figuresOf(main.locator('dl').first()))
    .toMatchObject({
      Sold: expect.stringContaining(`${sums.sold} of ${sums.total} seats`),
      Held: expect.stringMatching(new RegExp(`^${sums.held} `)),
      Revenue: expect.stringContaining(`₹${sums.revenue}`),
    });
  const tiers = owner.getByRole('region', { name: 'Seats by tier' });
  await expect(tiers.getByRole('listitem')).toHaveText(byTier);
  const takings = await figuresOf(
    owner.getByRole('region', { name: 'Takings' }).locator('dl').first(),
  );
  expect(takings).toMatchObject({ Kept: `₹${sums.kept}` });

  const plain = (text: string) => text.replaceAll(',', '');
  expect(await readApi(owner, `/organize/events/${id}/sales/`)).toMatchObject({
    seats: {
      total: sums.total,
      sold: sums.sold,
      held: sums.held,
      left: sums.total - sums.sold - sums.held,
    },
    revenue: plain(sums.revenue),
    totals: { kept: plain(sums.kept) },
  });
}
