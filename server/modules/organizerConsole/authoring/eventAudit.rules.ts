import type { StoredPicture } from '../../../db/schema/images';
import { auditTime } from '../../identity/audit/audit.rules';
import type { AuditFields, NewAuditEntry } from '../../identity/audit/audit.types';
import type { OrganizedEventRow } from './authoring.types';

/** Includes the start of the hash to tell apart two pictures with the same description. */
const pictureText = ({ alt, hash }: StoredPicture) => `${alt} (${hash.slice(0, 8)})`;

/** Audited fields of an event; tiers and access have separate entries. */
export const eventFields = (event: OrganizedEventRow): AuditFields => ({
  title: event.title,
  description: event.description,
  category: event.category_name,
  venue: event.venue,
  city: event.city,
  state: event.state,
  country: event.country,
  timezone: event.timezone,
  currency: event.currency,
  start_at: auditTime(event.start_at),
  end_at: auditTime(event.end_at),
  booking_start_at: auditTime(event.booking_start_at),
  booking_end_at: auditTime(event.booking_end_at),
  walk_ins: event.walk_ins,
  approval_hours: event.approval_hours,
  refund_percent: event.refund_percent,
  refund_until: auditTime(event.refund_until),
  refund_fee_kept: event.refund_fee_kept,
  poster: event.poster && pictureText(event.poster),
  gallery: event.gallery.map(pictureText),
});

const verbs: Readonly<Partial<Record<string, readonly [action: string, words: string]>>> = {
  'draft published': ['event.published', 'put $ on sale'],
  'published paused': ['event.paused', 'paused the sale of $'],
  'paused published': ['event.resumed', 'resumed the sale of $'],
};

/** Audit entry for a changed event. A changed status has a separate action and text. */
export function eventChange(before: OrganizedEventRow, after: OrganizedEventRow): NewAuditEntry {
  const thing = { id: after.id, title: before.title };
  const verb = verbs[`${before.status} ${after.status}`];
  if (!verb) {
    return {
      action: 'event.changed',
      thing,
      before: eventFields(before),
      after: eventFields(after),
      event: after,
    };
  }
  const [action, words] = verb;
  return {
    action: action as NewAuditEntry['action'],
    thing,
    says: words.replace('$', () => after.title),
    before: { status: before.status },
    after: { status: after.status },
    event: after,
  };
}
