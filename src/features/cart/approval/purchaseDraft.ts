import { useState } from 'react';
import type { GuestInput, PurchasePurpose, PurposeKind } from '@/api';
import { draftKey, readDraft, saveDraft } from '@/lib/drafts';
import { isRecord } from '@/lib/isRecord';
import { selectUser, useAppSelector } from '@/state';

/** What a purchase is for, as typed; only requests for approval have a kind. */
export interface PurchaseInput extends PurchasePurpose {
  kind?: PurposeKind;
}

/** Without labels: the payment page does not load them. */
const KINDS: Readonly<Record<PurposeKind, true>> = {
  client_hosting: true,
  team_learning: true,
  recruiting: true,
  recognition: true,
  other: true,
};
const isKind = (kind: unknown): kind is PurposeKind => typeof kind === 'string' && kind in KINDS;

function parseGuest(stored: unknown): GuestInput[] {
  if (!isRecord(stored)) return [];
  const { name, organisation, email, kind } = stored;
  if (typeof name !== 'string' || typeof organisation !== 'string') return [];
  if (kind !== 'client' && kind !== 'public_official') return [];
  return [{ name, organisation, email: typeof email === 'string' ? email : '', kind }];
}

function parseInput(stored: unknown): PurchaseInput {
  if (!isRecord(stored)) return {};
  const { cost_centre: centre, purpose, guests, kind } = stored;
  const invited = Array.isArray(guests) ? guests.flatMap(parseGuest) : [];
  return {
    ...(typeof centre === 'number' && { cost_centre: centre }),
    ...(typeof purpose === 'string' && { purpose }),
    ...(invited.length > 0 && { guests: invited }),
    ...(isKind(kind) && { kind }),
  };
}

/**
 * What is typed for a purchase, kept in this browser until it is paid or asked for. A purchase is known by
 * its oldest booking, so that it survives another ticket in the cart.
 */
export function usePurchaseInput(bookingIds: readonly number[]) {
  const userId = useAppSelector(selectUser)?.id;
  const key =
    userId === undefined || bookingIds.length === 0
      ? null
      : draftKey(userId, `purchase:${Math.min(...bookingIds)}`);
  const [kept, setKept] = useState<{ key: string | null; input: PurchaseInput }>({
    key: null,
    input: {},
  });
  // The cart has loaded, or its oldest booking has left it: keep what was typed meanwhile.
  if (key !== null && kept.key !== key) {
    setKept({ key, input: kept.key === null ? parseInput(readDraft(key)) : kept.input });
  }
  return {
    input: kept.input,
    change: (input: PurchaseInput) => {
      setKept({ key: kept.key, input });
      if (kept.key !== null) saveDraft(kept.key, input);
    },
    /** The purchase was paid, or its approval asked for. */
    clear: () => {
      if (kept.key !== null) saveDraft(kept.key, null);
    },
  };
}
