import type { Schemas } from '../../../contract/types';
import { invalidInput } from '../../../lib/errors';
import { toDecimal } from '../../../lib/money';
import type { ComingBooking } from '../../bookings/absence/coming.service';

type Choice = Schemas['LeavingBookings'];

/** @throws 400 with fields, when a hand-over has no new holder or a cancellation lacks the bookings that were shown */
export function assertComplete({ choice, to, shown }: Choice): void {
  if (choice === 'hand_over' && to === undefined) {
    const sentence = 'Choose who takes the bookings over.';
    throw invalidInput(sentence, { 'bookings.to': sentence });
  }
  if (choice === 'cancel' && shown === undefined) {
    const sentence = 'Say which bookings and refunds were shown.';
    throw invalidInput(sentence, { 'bookings.shown': sentence });
  }
}

/** The refund as a decimal string; null when the booking cannot be cancelled. */
export const refundOf = ({ onCancel }: Pick<ComingBooking, 'onCancel'>): string | null =>
  onCancel && toDecimal(onCancel.refund);

/** Whether the person was shown these bookings with these refunds. */
export function isAsShown(
  coming: readonly ComingBooking[],
  shown: NonNullable<Choice['shown']>,
): boolean {
  const refunds = new Map(shown.map(({ id, refund }) => [id, refund]));
  return (
    refunds.size === coming.length &&
    coming.every((one) => refunds.get(one.row.id) === refundOf(one))
  );
}
