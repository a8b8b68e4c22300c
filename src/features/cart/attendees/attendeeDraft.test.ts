import { describe, expect, it } from '@jest/globals';
import { detailsOf } from '@/entities/attendee/attendeeDetails';
import {
  hasLostSeat,
  keptDraft,
  readAttendeeDraft,
  rebase,
  withChanges,
  withDraft,
} from './attendeeDraft';
import type { AttendeeValues } from './attendeeRows';

const seat = (ticket: number, over: Partial<AttendeeValues> = {}): AttendeeValues => ({
  ...detailsOf({}),
  ticket,
  used: false,
  ...over,
});
const base = [seat(201), seat(202)];
const typed = [seat(201, { name: 'Asha' }), seat(202)];
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a draft of attendees', () => {
  it('holds the seats that were changed, and gives them back', () => {
    const draft = readAttendeeDraft(kept(withChanges({}, base, typed, new Set())));
    expect(Object.keys(draft)).toEqual(['201']);
    expect(withDraft(base, draft)).toEqual(typed);
  });

  it('leaves the seats of another tab alone', () => {
    const other = withChanges({}, base, [seat(201), seat(202, { name: 'Ravi' })], new Set());
    const both = withChanges(other, base, typed, new Set());
    expect(withDraft(base, both)?.map(({ name }) => name)).toEqual(['Asha', 'Ravi']);
  });

  it('loses a seat that was typed back to what it was', () => {
    const written = new Set<number>();
    const draft = withChanges({}, base, typed, written);
    expect(keptDraft(withChanges(draft, base, base, written))).toBeNull();
  });

  it('does not cover what was saved meanwhile, nor who is inside', () => {
    const draft = withChanges({}, base, typed, new Set());
    expect(withDraft([seat(201, { name: 'Saved' }), seat(202)], draft)).toBeNull();
    expect(withDraft([seat(201, { used: true }), seat(202)], draft)).toBeNull();
    expect(withDraft(typed, draft)).toBeNull();
  });

  it.each([null, 'text', { 201: null }, { 201: { base: {}, typed: {} } }])(
    'of another shape is none: %j',
    (value) => expect(readAttendeeDraft(value)).toEqual({}),
  );

  it('tells when a seat has left it', () => {
    const draft = withChanges({}, base, typed, new Set());
    expect(hasLostSeat(draft, {})).toBe(true);
    expect(hasLostSeat({}, draft)).toBe(false);
  });
});

it('newer details fill the seats that nobody has touched', () => {
  const newer = [seat(201, { name: 'Saved' }), seat(202, { name: 'Saved too', used: true })];
  expect(rebase(typed, base, newer).map(({ name }) => name)).toEqual(['Asha', 'Saved too']);
  expect(rebase(base, base, newer)).toEqual(newer);
});
