import { useEffect, useRef, useState } from 'react';
import {
  errorMessage,
  toAppError,
  useCreateBookingMutation,
  type AuthUser,
  type Event,
  type TicketTier,
} from '@/api';
import { bookedForBody, bookedForProblem, type BookedFor } from '@/entities/booking/bookedFor';
import { clearBookedForChoice } from '@/entities/booking/bookedForDraft';
import { multiplyMoney } from '@/lib/money';
import { selectIsSignedIn, selectUser, useToast, useAppSelector } from '@/state';

/** How long the card shows 'Added to Cart!' (docs/product/screens.md#ticket-tiers). */
const ADDED_LABEL_MS = 2000;
/** docs/product/calls.md#messages. */
const FAILED = 'Failed to add to cart';
const NO_COMPANY = 'Company not associated with user. Cannot add to cart.';

/** Why a person without a company, such as a platform admin, cannot book; null for everybody else. */
export function noCompanyNotice(user: AuthUser | null): string | null {
  if (user?.company_id !== null) return null;
  const reason = user.permissions.includes('manage_all_users')
    ? 'Platform admins cannot book: tickets are for people who belong to a company.'
    : 'Only people who belong to a company can book tickets.';
  return `${NO_COMPANY} ${reason}`;
}

/**
 * Adds tickets of one tier to the cart and shows a toast. `added` is true for the 2 s in which the
 * card shows 'Added to Cart!'. A failure is shown in a toast and stays in `failure`; the chosen
 * quantity is kept (docs/product/calls.md#messages).
 * @param onUnknownPerson called with the reason when the person or name it is booked for is refused
 */
export function useAddToCart(event: Event, onUnknownPerson: (reason: string) => void) {
  const toast = useToast();
  const user = useAppSelector(selectUser);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [createBooking, { isLoading }] = useCreateBookingMutation();
  const [added, setAdded] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const fail = (message: string) => {
    setFailure(message);
    toast.error(message);
    return false;
  };

  /** @returns whether the tickets were added */
  const add = async (tier: TicketTier, quantity: number, bookedFor: BookedFor) => {
    setFailure(null);
    // Signed in, but the user could not be loaded, so the company is unknown as well.
    if (!user && isSignedIn) return fail('User not authenticated or company not associated');
    if (!user) return fail('User not authenticated. Please log in.');
    if (user.company_id === null) return fail(NO_COMPANY);
    const problem = bookedForProblem(bookedFor);
    if (problem) {
      onUnknownPerson(problem);
      return fail(problem);
    }
    try {
      await createBooking({
        bookingCreate: {
          event: event.id,
          ticket_tier: tier.id,
          quantity,
          unit_price: tier.price,
          total_amount: multiplyMoney(tier.price, quantity),
          user: user.id,
          company: user.company_id,
          ...((bookedFor.kind !== 'self' || bookedFor.notes.trim()) && bookedForBody(bookedFor)),
        },
      }).unwrap();
    } catch (error) {
      const reason = errorMessage(error, FAILED);
      setFailure(reason);
      const { booked_for_user: person, booked_for_name: name } = toAppError(error).fields ?? {};
      if (person ?? name) onUnknownPerson(person ?? name ?? reason);
      toast.error(reason, reason === FAILED ? undefined : FAILED);
      return false;
    }
    clearBookedForChoice(user.id, event.id);
    toast.success(
      `${tier.name} for ${event.title} has been added to your cart.`,
      'Ticket Added to Cart!',
    );
    setAdded(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAdded(false), ADDED_LABEL_MS);
    return true;
  };
  return { add, added, failure, isAdding: isLoading };
}
