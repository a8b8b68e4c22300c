import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { EventAttendee, EventBooking } from '@/api';
import { type DataColumn, DataTable } from '@/components/dataList/DataTable';
import { AuditRow } from '@/entities/audit/AuditRow';
import {
  attendeeColumns,
  bookingColumns,
} from '@/features/organize/dashboard/lists/eventListColumns';
import { RefundHistory } from '@/features/organize/dashboard/refund/RefundHistory';
import { MessagePreview } from '@/features/organize/dashboard/messages/MessageParts';
import { eventColumns } from '@/features/organize/events/eventColumns';
import { companyColumns } from '@/features/platform/companies/companyColumns';
import { buildCompanyAccount } from '@/testing/accountFactories';
import { buildAuditEntry } from '@/testing/auditFactories';
import { openEvent } from '@/testing/eventDetail';
import { buildTier } from '@/testing/eventFactories';
import { buildOrganizedEvent } from '@/testing/organizerFactories';
import { renderWithProviders } from '@/testing/renderWithProviders';

/** The corpus of server/modules/organizerConsole/authoring/hostileText.test.ts. */
const ATTACK = `=cmd|' /C calc'!A0"><svg/onload=alert(1)></title><script>x</script><img src=x onerror=alert(2)>`;
const named = (field: string) => `${ATTACK}${field}`;

/** What was typed stands there as text, and no element has come of it. */
function expectText(...fields: string[]) {
  for (const field of fields) expect(document.body.textContent).toContain(named(field));
  expect(document.querySelector('script, iframe, [onload], [onerror], [src="x"]')).toBeNull();
}

function Rows<Row extends { id: number }>(props: {
  rows: Row[];
  columns: readonly DataColumn<Row>[];
}) {
  return <DataTable label="Rows" rowKey={({ id }) => id} {...props} />;
}

const booking: EventBooking = {
  id: 31,
  booking_number: 'BK-2026-004871',
  state: 'paid',
  quantity: 4,
  currency: 'INR',
  booked_by_name: named('booker'),
  booked_by_email: 'vikram@northwind.example',
  company_name: named('company'),
  tier: 1,
  tier_name: named('tier'),
  is_test: false,
  tickets_amount: '74000.00',
  paid_amount: '89066.40',
  refund: null,
  created_at: '2026-11-22T09:00:00.000Z',
  paid_at: '2026-11-22T09:01:00.000Z',
  hold_expires_at: null,
  named: 1,
  checked_in: 0,
};
const attendee: EventAttendee = {
  id: 91,
  ticket_number: 'FYR-7K4M-2291',
  booking_number: 'BK-2026-004871',
  attendee_name: named('attendee'),
  attendee_email: null,
  is_complimentary: false,
  booked_by_name: 'Vikram Rao',
  company_name: 'Northwind',
  tier: 1,
  tier_name: 'Stalls',
  seat_no: 1,
  seat_count: 4,
  dietary_preferences: null,
  special_requirements: null,
  checked_in_at: null,
};

it('is text on the page of an event', async () => {
  const fields = ['title', 'description', 'venue', 'city', 'tier', 'words', 'benefit'];
  const [title, description, venue, city, name, words, benefit] = fields.map(named);
  const tier = buildTier({ event: 12, name, description: words, benefits: [benefit ?? ''] });
  await openEvent({ title, description, venue, city, ticket_tiers: [tier] });
  await screen.findByRole('heading', { name });
  expectText(...fields);
});

it('is text in the lists of the consoles', () => {
  const event = buildOrganizedEvent({ title: named('event'), venue: named('place') });
  const company = buildCompanyAccount({ name: named('merged') });
  const entry = buildAuditEntry({
    person_name: named('person'),
    summary: named('summary'),
    event_title: named('of'),
    changes: [
      {
        field: 'name',
        label: 'name',
        before: named('before'),
        after: named('after'),
      },
    ],
  });
  renderWithProviders(
    <>
      <Rows rows={[event]} columns={eventColumns(0, [])} />
      <Rows rows={[booking]} columns={bookingColumns(0)} />
      <Rows rows={[attendee]} columns={attendeeColumns('Asia/Kolkata')} />
      <Rows rows={[company]} columns={companyColumns(0)} />
      <ul>
        <AuditRow entry={entry} withEvent onPerson={jest.fn()} />
      </ul>
    </>,
  );
  expectText('event', 'place', 'booker', 'company', 'tier', 'attendee', 'merged');
  expectText('person', 'summary', 'of', 'before', 'after');
});

it('is text in a message before it is sent, and in the reason of a refund', () => {
  renderWithProviders(
    <>
      <MessagePreview
        report={{
          id: null,
          people: 1,
          first: [
            {
              name: named('first'),
              email: 'd…@guests.example',
            },
          ],
          reply_to: null,
          preview: {
            subject: named('subject'),
            text: ATTACK,
            html: ATTACK,
          },
        }}
      />
      <RefundHistory
        timezone="Asia/Kolkata"
        state={{
          booking: 31,
          booking_number: 'BK-2026-004871',
          booker_name: 'Vikram Rao',
          booker_email: 'vikram@northwind.example',
          currency: 'INR',
          paid: '2407.20',
          given_back: '100.00',
          refundable: '2307.20',
          is_valid: true,
          seats: 2,
          allows_parts: true,
          parts: {
            amount: '0.00',
            tickets: '0',
            gst: '0',
            fee: '0',
          },
          refunds: [
            {
              id: 4,
              amount: '100.00',
              state: 'done',
              reason: named('reason'),
              by: named('owner'),
              requested_at: '2026-11-22T09:30:00.000Z',
              done_at: null,
              credit_note: null,
            },
          ],
        }}
      />
    </>,
  );
  expectText('first', 'subject', '', 'reason', 'owner');
});
