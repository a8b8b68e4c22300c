import type { WaitingEntry } from '@/api';
import { formatMonthDay, formatTime, longTimeLeft } from '@/lib/dates';
import { countOf } from '@/lib/text';

/**
 * `Number 3 in line`, `Offered until Dec 3, 4:10 PM IST, 1 h 20 min left`
 * @param seconds left of the offer; null before it is known
 */
export function placeText(entry: WaitingEntry, seconds: number | null): string {
  const { state, place, offered_until: until, event_timezone: zone, approval, reason } = entry;
  switch (state) {
    case 'waiting':
      return `${approval === null ? 'Number' : 'Approved, number'} ${place} in line`;
    case 'in_approval':
      return `In approval, number ${place} in line`;
    case 'offered': {
      if (seconds === 0) return 'The time to pay is over';
      const left = seconds === null ? '' : `, ${longTimeLeft(seconds)} left`;
      return until
        ? `Held for you until ${formatMonthDay(until, zone)}, ${formatTime(until, zone)}${left}`
        : 'Held for you';
    }
    case 'taken':
      return 'Booked';
    case 'passed':
      return 'Passed on';
    case 'lapsed':
      return 'Not paid in time';
    case 'left':
      return 'You left';
    case 'declined':
      return 'Declined by your company';
    case 'ended':
      return reason || 'Ended without seats';
  }
}

/** The question before leaving, with what the person gives up. */
export function leaveQuestion(entry: WaitingEntry) {
  const { state, place, event_title: title, quantity, approval } = entry;
  if (state === 'offered') {
    const seats = quantity === 1 ? 'The seat that is held' : `The ${quantity} seats that are held`;
    return {
      title: quantity === 1 ? 'Pass the seat on?' : 'Pass the seats on?',
      text: `${seats} for you at ${title} ${quantity === 1 ? 'goes' : 'go'} to the next in line, and your place ends.`,
      label: 'Pass on',
      done: `${countOf(quantity, 'seat')} passed on.`,
    };
  }
  const request =
    approval === null ? '' : ' Your request for approval ends, and the budget returns.';
  return {
    title: 'Leave the waiting list?',
    text: `You give up number ${place} in line for ${title}.${request} If you join again, you go to the end of the line.`,
    label: 'Leave',
    done: `You left the waiting list of ${title}.`,
  };
}
