import { auditTime } from '../../identity/audit/audit.rules';
import type { AuditFields, NewAuditEntry } from '../../identity/audit/audit.types';
import type { OrganizedEventRow } from './authoring.types';
import type { TierDetails } from './tierDetails.rules';

const tierFields = (tier: TierDetails, currency: string): AuditFields => ({
  name: tier.name,
  description: tier.description,
  price: { money: tier.price, currency },
  gst_percent: tier.gst_percent,
  total: tier.total,
  admission: tier.admission.replaceAll('_', ' '),
  max_per_booking: tier.max_per_booking,
  max_per_person: tier.max_per_person,
  max_per_company: tier.max_per_company,
  benefits: tier.benefits,
  is_active: tier.is_active,
  sale_starts_at: auditTime(tier.sale_starts_at),
  sale_ends_at: auditTime(tier.sale_ends_at),
});

export const tierAdded = (
  event: OrganizedEventRow,
  id: number,
  tier: TierDetails,
): NewAuditEntry => ({
  action: 'tier.added',
  thing: { id, title: tier.name },
  says: `added the ticket ${tier.name} to ${event.title}`,
  after: tierFields(tier, event.currency),
  event,
});

export const tierDeleted = (
  event: OrganizedEventRow,
  id: number,
  tier: TierDetails,
): NewAuditEntry => ({
  action: 'tier.deleted',
  thing: { id, title: tier.name },
  says: `deleted the ticket ${tier.name} of ${event.title}`,
  before: tierFields(tier, event.currency),
  event,
});

const isOnlySale = (before: TierDetails, after: TierDetails) =>
  JSON.stringify({ ...tierFields(before, ''), is_active: null }) ===
  JSON.stringify({ ...tierFields(after, ''), is_active: null });

/** A new price, closing and opening have separate actions. */
export function tierChanged(
  event: OrganizedEventRow,
  id: number,
  before: TierDetails,
  after: TierDetails,
): NewAuditEntry {
  const entry = {
    thing: { id, title: before.name },
    before: tierFields(before, event.currency),
    after: tierFields(after, event.currency),
    event,
  };
  if (before.is_active !== after.is_active && isOnlySale(before, after)) {
    return after.is_active
      ? { ...entry, action: 'tier.opened', says: `opened the ticket ${before.name} again` }
      : { ...entry, action: 'tier.closed', says: `closed the ticket ${before.name}` };
  }
  const action = before.price === after.price ? 'tier.changed' : 'tier.price_changed';
  return { ...entry, action };
}

export const tiersOrdered = (
  event: OrganizedEventRow,
  before: readonly string[],
  after: readonly string[],
): NewAuditEntry => ({
  action: 'tier.ordered',
  thing: { id: null, title: event.title },
  says: `sorted the tickets of ${event.title}`,
  before: { order: before },
  after: { order: after },
  event,
});
