import { expect, it } from '@jest/globals';
import type { RefundTerms } from '@/api';
import { refundTermsLine } from './refundTerms';

const until = '2099-03-12T13:30:00.000Z';
const line = (terms: Partial<RefundTerms>, now?: string) =>
  refundTermsLine(
    { kind: 'full', until, percent: 100, fee_kept: false, ...terms },
    'Asia/Kolkata',
    now === undefined ? undefined : Date.parse(now),
  );
const when = 'Thu, Mar 12, 2099, 7:00 PM IST';

it('says in one line what cancelling gives back, in the time of the venue', () => {
  expect(line({ kind: 'none', until: null, percent: 0 })).toBe(
    'Tickets are non-refundable unless the event is cancelled by the organizer',
  );
  expect(line({})).toBe(`Cancel before ${when} to get back what you paid`);
  expect(line({ fee_kept: true })).toBe(
    `Cancel before ${when} to get back what you paid, without the service fee`,
  );
  expect(line({ kind: 'share', percent: 25, fee_kept: true })).toBe(
    `Cancel before ${when} to get back 25% of what you paid, without the service fee`,
  );
  expect(line({}, until)).toBe(`Tickets are non-refundable: refunds ended on ${when}`);
});
