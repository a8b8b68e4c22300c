import { expect, it } from '@jest/globals';
import { offeredCategories } from './fewEvents';

const counted = (counts: Record<string, number>) =>
  Object.entries(counts).map(([slug, event_count]) => ({ slug, event_count }));
const slugs = (counts: Record<string, number>, selected?: string) =>
  offeredCategories(counted(counts), selected).map(({ slug }) => slug);

it.each([
  ['more than three events: all', { music: 3, art: 1, food: 0 }, ['music', 'art', 'food']],
  ['three events: those that have one', { music: 2, art: 1, food: 0 }, ['music', 'art']],
  ['no events: none', { music: 0, art: 0 }, []],
])('offers with %s', (_case, counts, offered) => {
  expect(slugs(counts)).toEqual(offered);
});

it('keeps the category that was chosen, so that it can be left', () => {
  expect(slugs({ music: 1, art: 0, food: 0 }, 'food')).toEqual(['music', 'food']);
});
