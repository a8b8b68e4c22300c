import {
  errorMessage,
  isNetworkError,
  toAppError,
  type ApprovalCreate,
  type PurchasePurpose,
  type QuotePolicy,
} from '@/api';
import {
  completeGuests,
  EMPTY_REQUEST,
  namedGuests,
  type RequestValues,
} from '@/entities/approval/request/requestValues';
import { describePaymentFailure, type PaymentFailure } from '../payment/paymentFailure';
import type { PurchaseInput } from './purchaseDraft';

/** A request that begins with what was filled in to pay. */
export const requestOf = ({ purpose = '', guests = [], kind }: PurchaseInput): RequestValues => ({
  ...EMPTY_REQUEST,
  purpose,
  guests,
  kind: kind ?? (guests.length > 0 ? 'client_hosting' : EMPTY_REQUEST.kind),
});

/** The input of a request, to be kept; `centreId` where its cost centre is not loaded yet. */
export const inputOf = (values: RequestValues, centreId: number | undefined): PurchaseInput => {
  const centre = values.centre?.id ?? centreId;
  return {
    ...(centre !== undefined && { cost_centre: centre }),
    purpose: values.purpose,
    kind: values.kind,
    guests: values.guests,
  };
};

/** Which part of a purchase is not filled in yet. */
export type ChargeProblem = 'centre' | 'guests' | null;

export function chargeProblem(
  policy: QuotePolicy | null,
  { cost_centre: centre, purpose = '', guests = [] }: PurchasePurpose,
): ChargeProblem {
  if (policy?.requires_cost_centre && centre === undefined) return 'centre';
  const isIncomplete = completeGuests(guests).length < guests.length;
  return guests.length > 0 && (isIncomplete || purpose.trim().length < 3) ? 'guests' : null;
}

/** The purchase as the server takes it. */
export function chargeOf({ guests = [], kind: _kind, ...charge }: PurchaseInput): PurchasePurpose {
  const named = completeGuests(guests);
  return named.length > 0 ? { ...charge, guests: named } : charge;
}

/** The request as the server takes it. */
export function approvalCreateOf(bookingIds: number[], values: RequestValues): ApprovalCreate {
  const guests = namedGuests(values);
  return {
    booking_ids: bookingIds,
    ...(values.centre && { cost_centre: values.centre.id }),
    purpose: values.purpose.trim(),
    purpose_kind: values.kind,
    ...(guests.length > 0 && { guests }),
  };
}

const TITLES: Record<string, string> = {
  no_approver: 'Nobody can approve this',
  approval_not_needed: 'No approval is needed',
  approval_seats: 'Too many seats wait for approvals',
};

const FALLBACK = 'The request could not be sent';

/** Why a request failed; problems with seats or prices are described as for a payment. */
export function describeRequestFailure(error: unknown, currency: string): PaymentFailure {
  const { status, code = '' } = toAppError(error);
  const described = describePaymentFailure(error, currency);
  const text = errorMessage(error, 'Please try again.');
  if (isNetworkError(error)) {
    return {
      title: 'No answer yet',
      text: `${text} You can ask again: no second request is made.`,
      lines: {},
    };
  }
  const isOfSeats = status === 409 && TITLES[code] === undefined;
  return isOfSeats && described.title !== 'Failed to initiate payment'
    ? described
    : { ...described, title: TITLES[code] ?? FALLBACK, text };
}
