import type { Seller } from '../../config/sellerSettings';
import { stateOfGstin } from '../../lib/gstin';
import { groupBy } from '../../lib/groupBy';

const legalFields = ['legal_name', 'gstin', 'address', 'state'] as const;

type LegalField = (typeof legalFields)[number];

/** The organizer of a line's event. */
export type LineOrganizer = Record<'name' | LegalField, string> & { id: number };

const labels: Readonly<Record<LegalField, string>> = {
  legal_name: 'legal name',
  gstin: 'GSTIN',
  address: 'address',
  state: 'state',
};

/** The seller's details that an invoice needs and that are missing (D22). */
export const missingSellerFields = (organizer: Record<LegalField, string>): LegalField[] =>
  legalFields.filter((field) => organizer[field] === '');

/** Returns the seller, or tells the operator why the invoice cannot be issued yet. */
export function sellerOf(
  organizer: LineOrganizer | null,
  platform: Seller | undefined,
): Seller | string {
  if (organizer === null) {
    return (
      platform ??
      'The invoice waits for the seller: set SELLER_NAME, SELLER_GSTIN, SELLER_ADDRESS and SELLER_STATE.'
    );
  }
  const missing = missingSellerFields(organizer).map((field) => labels[field]);
  if (missing.length > 0) {
    return `The invoice waits for the organizer ${organizer.name}, whose details lack: ${missing.join(', ')}.`;
  }
  const { legal_name: name, gstin, address, state } = organizer;
  // The seller's state is the state of its GST registration.
  return { name, gstin, address, state: stateOfGstin(gstin) ?? state };
}

/** Groups lines by seller: the platform first, then by organizer id. Every transaction locks counters in this order. */
export function bySeller<Line extends { organizer: LineOrganizer | null }>(
  lines: readonly Line[],
): { organizer: LineOrganizer | null; lines: Line[] }[] {
  return [...groupBy(lines, ({ organizer }) => organizer?.id ?? 0)]
    .sort(([a], [b]) => a - b)
    .map(([, own]) => ({ organizer: own[0]?.organizer ?? null, lines: own }));
}
