import { expect, it } from '@jest/globals';
import { buildEditedEvent, buildOrganizedTier } from '@/testing/organizedFactories';
import { newTier, reidentify, toEditorValues } from './editorValues';
import { createHistory } from './history';
import { mergeValues } from './merge';
import { createSaveQueue } from './saveQueue';

const event = buildEditedEvent({
  ticket_tiers: [buildOrganizedTier(), buildOrganizedTier({ id: 12, name: 'Baithak' })],
});
const base = toEditorValues(event);
const withTier = (index: number, over: object) => ({
  ...base,
  tiers: base.tiers.map((tier, at) => (at === index ? { ...tier, ...over } : tier)),
});

it('takes over what only they have changed and keeps what only I have', () => {
  const mine = { ...withTier(0, { price: '3000' }), title: 'Mine' };
  const theirs = { ...withTier(0, { seats: '540' }), venue: 'Amber Fort' };
  const { values, conflicts } = mergeValues({ base, mine, theirs });
  expect(conflicts).toEqual([]);
  expect(values).toMatchObject({ title: 'Mine', venue: 'Amber Fort' });
  expect(values.tiers[0]).toMatchObject({ price: '3000', seats: '540' });
});

it('asks where both have changed a field, and puts theirs in where it is taken', () => {
  const mine = { ...withTier(0, { seats: '520' }), title: 'Mine' };
  const theirs = { ...withTier(0, { seats: '540' }), title: 'Theirs' };
  const { values, conflicts } = mergeValues({ base, mine, theirs });
  expect(conflicts.map(({ label, mine: my, theirs: their }) => [label, my, their])).toEqual([
    ['Title', 'Mine', 'Theirs'],
    ['Terrace Seat, seats', '520', '540'],
  ]);
  expect(values.title).toBe('Mine');
  expect(conflicts[1]?.take(values).tiers[0]).toMatchObject({ seats: '540' });
});

it('merges tiers that were added, deleted and sorted', () => {
  const added = newTier({ name: 'Patron' });
  const [first, second] = base.tiers;
  if (!first || !second) throw new Error('Two tiers are expected.');
  const sorted = mergeValues({
    base,
    mine: { ...base, tiers: [...base.tiers, added] },
    theirs: { ...base, tiers: [second, first] },
  });
  expect(sorted.values.tiers.map(({ name }) => name)).toEqual([
    'Baithak',
    'Terrace Seat',
    'Patron',
  ]);
  const gone = mergeValues({
    base,
    mine: withTier(1, { price: '9000' }),
    theirs: { ...base, tiers: [first] },
  });
  expect(gone.conflicts).toEqual([
    expect.objectContaining({ label: 'Baithak', mine: 'Changed', theirs: 'Deleted' }),
  ]);
  expect(gone.values.tiers[1]).toMatchObject({ id: null, price: '9000' });
  expect(gone.conflicts[0]?.take(gone.values).tiers).toHaveLength(1);
});

it('undoes changes of one field within a second together, and does them again', () => {
  const history = createHistory<string>();
  history.record('', 'title', 0);
  history.record('S', 'title', 300);
  history.record('Su', 'venue', 400);
  expect(history.undo('Su, Fort')).toBe('Su');
  expect(history.undo('Su')).toBe('');
  expect(history.undo('')).toBeNull();
  expect(history.redo('')).toBe('Su');
});

it('gives tiers that come back by undoing the ids that they have now', () => {
  const values = { ...base, tiers: [...base.tiers, newTier({ name: 'Patron' })] };
  const key = values.tiers[2]?.key ?? '';
  const again = reidentify(values, new Map([[key, 31]]), new Set([11, 31]));
  expect(again.tiers.map(({ id }) => id)).toEqual([11, null, 31]);
});

it('saves one after the other, goes on after a refusal, and stops without a network', async () => {
  const sent: string[] = [];
  const left = ['title', 'price', 'seats'];
  const queue = createSaveQueue<string>({
    remaining: () => left,
    send: async (step) => {
      sent.push(step);
      if (step === 'price') throw new Error('refused');
      left.splice(left.indexOf(step), 1);
    },
    onFailure: () => 'skip',
  });
  const [one, two] = [queue.save(), queue.save()];
  expect(await one).toBe(false);
  expect(await two).toBe(false);
  expect(sent).toEqual(['title', 'price', 'seats']);
  await queue.save();
  expect(sent).toHaveLength(3);
  queue.retry();
  await queue.save();
  expect(sent).toHaveLength(4);
});
