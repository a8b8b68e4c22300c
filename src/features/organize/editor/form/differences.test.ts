import { expect, it } from '@jest/globals';
import { buildEditedEvent, buildOrganizedTier } from '@/testing/organizedFactories';
import { differencesOf, type Names } from './differences';
import { newTier, toEditorValues, type EditorValues } from './editorValues';

const theirs = toEditorValues(
  buildEditedEvent({
    is_exclusive: true,
    companies: [5],
    ticket_tiers: [buildOrganizedTier(), buildOrganizedTier({ id: 12, name: 'Baithak' })],
  }),
);
const names: Names = {
  category: (id) => `No. ${id}`,
  company: (id) => (id === 5 ? 'Acme' : 'Zen'),
};
const differences = (mine: Partial<EditorValues>) =>
  differencesOf({ ...theirs, ...mine }, theirs, names).map(({ label, ...values }) => [
    label,
    values.mine,
    values.theirs,
  ]);
const [terrace, baithak] = theirs.tiers;
if (!terrace || !baithak) throw new Error('Two tiers are expected.');

it('names only fields that differ, in words', () => {
  expect(differences({})).toEqual([]);
  expect(
    differences({ title: ' Sufi at Nahargarh ', category: null, companies: [6, 5], startTime: '' }),
  ).toEqual([
    ['Category', '', 'No. 3'],
    ['Starts', '', '2099-01-02, 19:30'],
    ['Who may book', 'Acme, Zen', 'Acme'],
  ]);
  expect(
    differences({ refundKind: 'share', refundPercent: '50', refundUntil: '2098-12-30T10:00' }),
  ).toEqual([['Refund terms', '50 % until 2098-12-30, 10:00, fee given back', 'No refunds']]);
});

it('tells apart two pictures with the same alt text', () => {
  const poster = { hash: 'a', src: '/a', alt: 'A band', width: 1200, height: 1500 };
  const mine = { ...theirs, poster };
  const other = { ...theirs, poster: { ...poster, hash: 'b' } };
  expect(differencesOf(mine, other, names)).toHaveLength(1);
  expect(differencesOf(mine, structuredClone(mine), names)).toEqual([]);
});

it('names fields of tickets, tickets of one side alone, and another order', () => {
  expect(differences({ tiers: [{ ...terrace, price: '2,500' }, baithak] })).toEqual([]);
  expect(differences({ tiers: [{ ...terrace, seats: '80' }, baithak] })).toEqual([
    ['Terrace Seat, seats', '80', '100'],
  ]);
  const added = newTier({ name: 'Patron', price: '0', seats: '40' });
  expect(differences({ tiers: [terrace, added] })).toEqual([
    ['Patron', '40 seats at Free', 'No such ticket'],
    ['Baithak', 'No such ticket', '100 seats at ₹2,500.00'],
  ]);
  expect(differences({ tiers: [baithak, terrace] })).toEqual([
    ['Order of the tickets', 'Baithak, Terrace Seat', 'Terrace Seat, Baithak'],
  ]);
});
