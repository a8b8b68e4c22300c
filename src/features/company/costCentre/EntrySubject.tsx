import { Link } from 'react-router';
import type { BudgetEntry } from '@/api';
import { myBookingsPath } from '@/lib/paths';

/** What a line of the ledger was for: the booking, which leads to it, and its event. */
export function EntrySubject({ entry }: { entry: BudgetEntry }) {
  const { booking_number: number, event_title: title, note } = entry;
  if (!number) return <>{title ?? note}</>;
  return (
    <Link to={myBookingsPath(new URLSearchParams({ search: number }))}>{title ?? number}</Link>
  );
}
