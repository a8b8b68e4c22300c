import type { PersonalBooking } from '../personalBookings';
import type { WorldClock } from '../worldClock';
import { DECISION_HOURS } from './costCentres';
import { quarterStart } from './quarter';
import { requestPlans, type RequestPlan } from './requests';

/** A request with its times. */
export interface PlannedRequest {
  /** `approvals.id`. */
  id: number;
  plan: RequestPlan;
  at: Date;
  deadline: Date;
  /** Null while it waits. */
  decidedAt: Date | null;
  /** Null unless it was approved: those were paid. */
  paidAt: Date | null;
}

const HOUR = 3_600_000;

/** @param hours for which the event's organizer lets seats wait */
export function plannedRequests(
  clock: WorldClock,
  hours: (plan: RequestPlan) => number,
): PlannedRequest[] {
  const now = clock.now.getTime();
  const past = (time: number) => new Date(Math.min(time, now));
  return requestPlans.map((plan, index) => {
    const { decision } = plan;
    // What is requested in this quarter is reserved of its budget.
    const at = Math.max(now - plan.hoursAgo * HOUR, quarterStart(clock).getTime());
    const decided = decision && at + decision.afterHours * HOUR;
    return {
      id: index + 1,
      plan,
      at: new Date(at),
      deadline: new Date(at + Math.min(DECISION_HOURS, hours(plan)) * HOUR),
      decidedAt: decided === null ? null : past(decided),
      paidAt: decision?.status === 'approved' ? past(at + (decision.afterHours + 1) * HOUR) : null,
    };
  });
}

/** The booking that a request asks for; a declined one was removed from the cart. */
export function requestedBooking({ plan }: PlannedRequest): PersonalBooking {
  const { username, event, tier, quantity, decision, guests } = plan;
  const [guest] = guests;
  return {
    username,
    event,
    tier,
    quantity,
    daysAgo: 0,
    state: decision === null ? 'pending' : decision.status === 'approved' ? 'paid' : 'cancelled',
    bookingFor: guest ? 'client' : 'team',
    bookedForName: guest ? guest.organisation : 'Own team',
  };
}
