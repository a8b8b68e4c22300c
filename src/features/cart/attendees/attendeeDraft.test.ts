import { describe, expect, it } from '@jest/globals';
import { detailsOf } from '@/entities/attendee/attendeeDetails';
import { NO_GUEST } from '@/entities/attendee/guestAnswers';
import {
  hasRemovedSeat,
  draftToStore,
  readAttendeeDraft,
  rebase,
  updateDraft,
  applyDraft,
} from './attendeeDraft';
import type { AttendeeValues } from './attendeeRows';

const seat = (ticket: number, over: Partial<AttendeeValues> = {}): AttendeeValues => ({
  ...detailsOf({}),
  ticket,
  used: false,
  guest: NO_GUEST,
  ...over,
});
const base = [seat(201), seat(202)];
const typed = [seat(201, { name: 'Asha' }), seat(202)];
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a draft of attendees', () => {
  it('holds the seats that were changed, and gives them back', () => {
    const draft = readAttendeeDraft(kept(updateDraft({}, base, typed, new Set())));
    expect(Object.keys(draft)).toEqual(['201']);
    expect(applyDraft(base, draft)).toEqual(typed);
  });

  it('keeps for whom a guest works', () => {
    const guest = { isGuest: true, organisation: 'Meridian', kind: 'client' } as const;
    const guests = [seat(201, { name: 'Rahul', guest }), seat(202)];
    const draft = readAttendeeDraft(kept(updateDraft({}, base, guests, new Set())));
    expect(applyDraft(base, draft)).toEqual(guests);
    const unchosen = { ...guest, kind: null };
    const half = updateDraft({}, base, [seat(201, { name: 'Rahul', guest: unchosen })], new Set());
    expect(applyDraft(base, readAttendeeDraft(kept(half)))?.[0]?.guest).toEqual(unchosen);
  });

  it('leaves the seats of another tab alone', () => {
    const other = updateDraft({}, base, [seat(201), seat(202, { name: 'Ravi' })], new Set());
    const both = updateDraft(other, base, typed, new Set());
    expect(applyDraft(base, both)?.map(({ name }) => name)).toEqual(['Asha', 'Ravi']);
  });

  it('loses a seat that was typed back to what it was', () => {
    const written = new Set<number>();
    const draft = updateDraft({}, base, typed, written);
    expect(draftToStore(updateDraft(draft, base, base, written))).toBeNull();
  });

  it('does not replace details saved meanwhile, nor those of checked-in tickets', () => {
    const draft = updateDraft({}, base, typed, new Set());
    expect(applyDraft([seat(201, { name: 'Saved' }), seat(202)], draft)).toBeNull();
    expect(applyDraft([seat(201, { used: true }), seat(202)], draft)).toBeNull();
    expect(applyDraft(typed, draft)).toBeNull();
  });

  it.each([null, 'text', { 201: null }, { 201: { base: {}, typed: {} } }])(
    'of another shape is none: %j',
    (value) => expect(readAttendeeDraft(value)).toEqual({}),
  );

  it('detects a removed seat', () => {
    const draft = updateDraft({}, base, typed, new Set());
    expect(hasRemovedSeat(draft, {})).toBe(true);
    expect(hasRemovedSeat({}, draft)).toBe(false);
  });
});

it('newer details fill the unchanged seats', () => {
  const newer = [seat(201, { name: 'Saved' }), seat(202, { name: 'Saved too', used: true })];
  expect(rebase(typed, base, newer).map(({ name }) => name)).toEqual(['Asha', 'Saved too']);
  expect(rebase(base, base, newer)).toEqual(newer);
});
