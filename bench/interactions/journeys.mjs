/** What a person presses, twenty times each. */
import { eventsOnSale } from './eventsOnSale.mjs';
import { measure } from './measure.mjs';

const RESULTS = '#events ul[aria-busy="false"]';

async function open(page, address, selector) {
  await page.goto(address);
  await page.locator(selector).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Nobody presses before the pointer is there, and that loads what the press needs. */
async function press(page, target) {
  await target.hover();
  await page.waitForTimeout(60);
  await target.click();
}

async function filterChip(page, rounds, note) {
  await open(page, '/events', RESULTS);
  const chips = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  const count = await chips.count();
  for (let round = 0; round < rounds; round += 1) {
    const index = 1 + (round % (count - 1));
    const wanted = {
      selector: `nav[aria-label="Categories"] li:nth-child(${index + 1}) [aria-current]`,
    };
    note(await measure(page, { act: () => press(page, chips.nth(index)), wanted, pause: 900 }));
    await page.locator(RESULTS).first().waitFor();
  }
}

async function quickPreview(page, rounds, note) {
  await open(page, '/events', RESULTS);
  const cards = page.locator('#events article');
  for (let round = 0; round < rounds; round += 1) {
    const card = cards.nth(round % 4);
    await card.hover();
    const opener = card.getByRole('button', { name: /^Quick preview/ });
    const wanted = { selector: '[role="dialog"] h2' };
    note(await measure(page, { act: () => press(page, opener), wanted }));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

async function theme(page, rounds, note) {
  await open(page, '/events', RESULTS);
  const toggle = page.getByRole('button', { name: 'Switch between light and dark' });
  for (let round = 0; round < rounds; round += 1) {
    const now = await page.locator('html').getAttribute('data-mui-color-scheme');
    const other = now === 'dark' ? 'light' : 'dark';
    const wanted = { selector: `html[data-mui-color-scheme="${other}"]` };
    note(await measure(page, { act: () => press(page, toggle), wanted }));
  }
}

const typing = (address, field) => async (page, rounds, note) => {
  await open(page, address, 'main h1');
  await field(page).click();
  for (let round = 0; round < rounds; round += 1) {
    const key = 'music night'.charAt(round % 11);
    if (round % 11 === 0) await field(page).fill('');
    // Within the half second before the list is asked for, and after it.
    note(
      await measure(page, { act: () => page.keyboard.press(key), pause: round % 2 ? 250 : 800 }),
    );
  }
};

const stepperOf = (page, tier) => page.getByRole('group', { name: `${tier.name} tickets` });

async function quantity(page, rounds, note, { url }) {
  const [event] = await eventsOnSale(url);
  const [tier] = event.tiers;
  await open(page, event.path, '#tickets article');
  for (let round = 0; round < rounds; round += 1) {
    const name = round % 2 ? /^Decrease/ : /^Increase/;
    const wanted = { selector: '#tickets article output', text: round % 2 ? '1' : '2' };
    const button = stepperOf(page, tier).getByRole('button', { name });
    note(await measure(page, { act: () => press(page, button), wanted }));
  }
}

async function addToCart(page, rounds, note, { url }) {
  const events = await eventsOnSale(url);
  let done = 0;
  for (const { path, tiers } of events) {
    if (done === rounds) return;
    await open(page, path, '#tickets article');
    for (const { name } of tiers) {
      if (done === rounds) return;
      const card = page
        .locator('#tickets article')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
      const button = card.getByRole('button', { name: 'Add to Cart' });
      const wanted = {
        selector: '#tickets article [aria-busy="true"], #tickets article [role="status"]',
      };
      note(await measure(page, { act: () => press(page, button), wanted, pause: 2_600 }));
      done += 1;
    }
  }
}

async function tab(page, rounds, note) {
  await open(page, '/my-bookings', 'nav[aria-label="Bookings"] a');
  const tabs = page.getByRole('navigation', { name: 'Bookings' }).getByRole('link');
  for (let round = 0; round < rounds; round += 1) {
    const index = (round + 1) % 4;
    const wanted = {
      selector: `nav[aria-label="Bookings"] a:nth-child(${index + 1})[aria-current]`,
    };
    note(await measure(page, { act: () => press(page, tabs.nth(index)), wanted, pause: 600 }));
  }
}

/** Around four screens; the first time around they are loaded. */
async function navigation(page, rounds, note) {
  const main = page.getByRole('navigation', { name: 'Main' });
  const byLink = (name) => main.getByRole('link', { name, exact: true });
  await open(page, '/events', RESULTS);
  const card = page.locator('#events article').first();
  const title = await card.getByRole('button', { name: /^Quick preview of/ }).textContent();
  const stops = [
    {
      name: 'an event',
      link: () => page.locator('#events article h3 a').first(),
      h1: title.replace('Quick preview of ', ''),
    },
    {
      name: 'My Bookings',
      link: () => page.getByRole('link', { name: 'My Bookings', exact: true }).first(),
      h1: 'My Bookings',
    },
    { name: 'home', link: () => byLink('Home'), h1: 'Discover exclusive experiences' },
    { name: 'events', link: () => byLink('Events'), h1: 'Events' },
  ];
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, link, h1 } of stops) {
      const wanted = { selector: 'main h1', text: h1 };
      const one = await measure(page, { act: () => press(page, link()), wanted });
      if (round > 0) note(one, `navigation: ${name}`);
    }
  }
}

export const journeys = [
  { name: 'filter chip', run: filterChip },
  { name: 'quick preview', run: quickPreview },
  { name: 'quantity', run: quantity },
  { name: 'add to cart', run: addToCart },
  { name: 'tab', run: tab },
  { name: 'theme', run: theme },
  {
    name: 'typing in the list',
    run: typing('/events', (page) => page.getByRole('searchbox', { name: 'Search this list' })),
  },
  {
    name: 'typing in the header',
    run: typing('/events', (page) => page.getByRole('combobox', { name: 'Search events' })),
  },
  { name: 'navigation', run: navigation },
];
