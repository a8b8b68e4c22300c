import { expect, it } from '@jest/globals';
import { buildEditedEvent, buildOrganizedTier } from '@/testing/organizedFactories';
import { newTier, toEditorValues } from './editorValues';
import { isConflict, keysOf, rebase } from './rebase';
import { stepsOf } from './steps';

const saved = buildEditedEvent({
  ticket_tiers: [buildOrganizedTier(), buildOrganizedTier({ id: 12, name: 'Baithak' })],
});
const values = { ...toEditorValues(saved), title: 'Mine' };

it('is a conflict only where both have changed something, and not the same', () => {
  const theirs = { ...saved, version: 2 };
  expect(isConflict({ saved, values }, theirs)).toBe(false);
  expect(isConflict({ saved, values }, { ...theirs, title: 'Mine' })).toBe(false);
  expect(isConflict({ saved, values }, { ...theirs, city: 'Amber' })).toBe(true);
  expect(isConflict({ saved, values }, { ...theirs, ticket_tiers: [] })).toBe(true);
});

it('takes over what moving a published event has changed', () => {
  const live = { ...saved, status: 'published' } as const;
  const moved = {
    ...live,
    version: 2,
    venue: 'Amber Fort',
    start_date: '2099-01-03T14:00:00.000Z',
  };
  expect(isConflict({ saved: live, values }, moved)).toBe(false);
  expect(rebase(values, moved)).toMatchObject({
    title: 'Mine',
    venue: 'Amber Fort',
    startDate: '2099-01-03',
  });
  expect(rebase(values, { ...moved, status: 'draft' })).toMatchObject({ venue: 'Nahargarh Fort' });
});

it('makes a ticket anew that the other version no longer has', () => {
  const theirs = { ...saved, version: 2, ticket_tiers: saved.ticket_tiers.slice(0, 1) };
  const steps = stepsOf(theirs, rebase(values, theirs));
  expect(steps.map(({ kind }) => kind)).toEqual(['event', 'addTier']);
});

it('keeps the row of a ticket that was added in the form', () => {
  const added = { ...newTier({ name: 'Box' }), id: 12 };
  expect(toEditorValues(saved, keysOf({ ...values, tiers: [added] })).tiers[1]?.key).toBe(
    added.key,
  );
});
