import { expect, it } from '@jest/globals';
import { buildEditedEvent, buildOrganizedTier } from '@/testing/organizedFactories';
import { newTier, toEditorValues, type EditorValues } from './editorValues';
import { problemsOf } from './problems';
import { countChanges, stepsOf } from './steps';

const event = buildEditedEvent({
  version: 4,
  ticket_tiers: [
    buildOrganizedTier({ held: 2, sold: 8, version: 3 }),
    buildOrganizedTier({ id: 12, name: 'Baithak' }),
  ],
});
const stepsWith = (over: Partial<EditorValues>) =>
  stepsOf(event, { ...toEditorValues(event), ...over });
const tiers = toEditorValues(event).tiers;

it('sends nothing while the form is what is saved, also with other spaces', () => {
  expect(stepsWith({})).toEqual([]);
  expect(stepsWith({ title: ' Sufi  at Nahargarh ' })).toEqual([]);
  expect(stepsWith({ tiers: tiers.map((tier) => ({ ...tier, price: '2,500' })) })).toEqual([]);
});

it('names the version that was read, and only what has changed', () => {
  expect(stepsWith({ title: 'Qawwali', startTime: '20:00' })).toEqual([
    {
      kind: 'event',
      version: 4,
      body: { title: 'Qawwali', start_date: '2099-01-02T14:30:00.000Z' },
    },
  ]);
  expect(stepsWith({ timezone: 'Asia/Dubai' })).toEqual([
    expect.objectContaining({
      body: {
        timezone: 'Asia/Dubai',
        start_date: '2099-01-02T15:30:00.000Z',
        end_date: '2099-01-02T18:30:00.000Z',
        booking_start_date: '2098-12-01T05:00:00.000Z',
        booking_end_date: '2099-01-02T14:30:00.000Z',
      },
    }),
  ]);
  expect(stepsWith({ isExclusive: true, companies: [5] })).toEqual([
    { kind: 'access', version: 4, body: { is_exclusive: true, companies: [5] } },
  ]);
  expect(
    stepsWith({ refundKind: 'share', refundUntil: '2098-12-30T10:00', refundPercent: '50' }),
  ).toEqual([
    expect.objectContaining({
      body: {
        refund_terms: {
          kind: 'share',
          until: '2098-12-30T04:30:00.000Z',
          percent: 50,
          fee_kept: false,
        },
      },
    }),
  ]);
});

it('changes, adds, removes and sorts tiers, each with its own version', () => {
  const [first, second] = tiers;
  if (!first || !second) throw new Error('Two tiers are expected.');
  const added = newTier({ name: 'Patron', price: '0', seats: '40' });
  const changed = { ...first, price: '3000', benefits: ['Kahwa', 'Shuttle'] };
  expect(stepsWith({ tiers: [changed, added] })).toEqual([
    {
      kind: 'changeTier',
      id: 11,
      version: 3,
      body: { price: '3000.00', benefits: ['Kahwa', 'Shuttle'] },
    },
    {
      kind: 'addTier',
      key: added.key,
      body: expect.objectContaining({ name: 'Patron', price: '0.00', total_tickets: 40 }),
    },
    { kind: 'removeTier', id: 12, version: 1 },
  ]);
  expect(stepsWith({ tiers: [second, first] })).toEqual([
    { kind: 'orderTiers', version: 4, keys: ['saved-12', 'saved-11'] },
  ]);
});

it('leaves out what is wrong, and counts it', () => {
  const wrong = {
    ...toEditorValues(event),
    title: '',
    venue: 'Amber Fort',
    endDate: '2099-01-01',
    tiers: tiers.map((tier) => ({ ...tier, seats: '9' })),
  };
  expect(problemsOf(wrong, event)).toEqual({
    title: 'Enter a title.',
    endDate: 'The event must end after it starts.',
    bookingEnd: 'Booking must close before the event ends.',
    'tiers.saved-11.seats': '10 seats are held or sold. Write 10 or more.',
  });
  expect(stepsOf(event, wrong)).toEqual([
    { kind: 'event', version: 4, body: { venue: 'Amber Fort' } },
    { kind: 'changeTier', id: 12, version: 1, body: { total_tickets: 9 } },
  ]);
  expect(countChanges(event, wrong)).toBe(5);
});

it('says of a time that does not exist what is wrong with it', () => {
  const values = {
    ...toEditorValues(event),
    timezone: 'Europe/Berlin',
    startDate: '2099-03-29',
    startTime: '02:30',
    endDate: '2099-03-29',
    endTime: '',
  };
  const problems = problemsOf(values, event);
  expect(problems.startDate).toMatch(/does not exist: the clocks go forward/);
  expect(problems.endTime).toBe('Choose a time too.');
});

it('sends the sale window of a tier by the clocks of the venue, and nothing of a wrong one', () => {
  const window = (saleStart: string, saleEnd: string, over: Partial<EditorValues> = {}) => {
    const values = { ...toEditorValues(event), ...over };
    const [first, ...others] = values.tiers;
    if (!first) throw new Error('The event has no tier.');
    const next = { ...values, tiers: [{ ...first, saleStart, saleEnd }, ...others] };
    return {
      steps: stepsOf(event, next).filter(({ kind }) => kind === 'changeTier'),
      problems: Object.values(problemsOf(next, event)),
    };
  };
  expect(window('2098-12-03T10:00', '2099-01-02T18:30')).toEqual({
    steps: [
      expect.objectContaining({
        id: 11,
        version: 3,
        body: {
          sale_starts_at: '2098-12-03T04:30:00.000Z',
          sale_ends_at: '2099-01-02T13:00:00.000Z',
        },
      }),
    ],
    problems: [],
  });
  expect(window('', '2099-01-02T18:31')).toEqual({
    steps: [],
    problems: ['Ends after booking closes. Jan 2, 6:30 PM at the latest.'],
  });
  expect(window('2098-12-03T10:00', '2098-12-03T10:00').problems).toEqual([
    'The sale must end after it begins.',
  ]);
  expect(window('2098-11-30T10:00', '').problems).toEqual([
    'Begins before booking opens on Dec 1, 9:00 AM.',
  ]);
  // The clocks of London go forward on 29 March 2099.
  const spring = {
    timezone: 'Europe/London',
    startDate: '2099-04-02',
    endDate: '2099-04-02',
    bookingEnd: '2099-04-01T10:00',
  };
  expect(window('2099-03-29T01:30', '', spring).problems).toEqual([
    'This time does not exist: the clocks go forward then. Choose another one.',
  ]);
  expect(window('2099-03-29T02:30', '', spring).steps[0]).toMatchObject({
    body: { sale_starts_at: '2099-03-29T01:30:00.000Z' },
  });
});

it('sends both limits of a ticket when one changes, and none that cannot be', () => {
  const [first, second] = tiers;
  if (!first || !second) throw new Error('There are no tickets.');
  const limited = (limits: Partial<typeof first>) =>
    stepsWith({ tiers: [{ ...first, ...limits }, second] });
  expect(limited({ perPerson: '4' })).toEqual([
    expect.objectContaining({ body: { max_per_person: 4, max_per_company: null } }),
  ]);
  for (const perPerson of ['0', '100001', 'four']) expect(limited({ perPerson })).toEqual([]);
  const above = { ...first, perPerson: '5', perCompany: '4' };
  expect(limited(above)).toEqual([]);
  expect(problemsOf({ ...toEditorValues(event), tiers: [above] }, event)).toEqual({
    'tiers.saved-11.perCompany': 'One person cannot have more tickets than their company.',
  });
  const added = newTier({ name: 'Box', price: '10', seats: '5', perCompany: '20' });
  expect(stepsWith({ tiers: [...tiers, added] })).toEqual([
    expect.objectContaining({
      kind: 'addTier',
      body: expect.objectContaining({ max_per_company: 20 }),
    }),
  ]);
});
