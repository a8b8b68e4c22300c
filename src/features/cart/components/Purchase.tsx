import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import type { Booking } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Icon } from '@/components/display/Icon';
import { Price } from '@/components/display/Price';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { useDocuments } from '@/entities/booking/useDocuments';
import { Poster } from '@/entities/event/Poster';
import { sumMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import { LineHead } from './LineHead';
import styles from './Purchase.module.css';

/** What one payment bought: each booking with its documents, then the receipt and the amount paid. */
export function Purchase({ order }: { order: readonly Booking[] }) {
  const [first] = order;
  if (!first) return null;
  const amounts = order.flatMap(({ paid_amount: amount }) => amount ?? []);
  return (
    <section className={styles.purchase} aria-labelledby="purchase">
      <h3 id="purchase">What you bought</h3>
      <ul>
        {order.map((booking) => (
          <BoughtLine key={booking.id} booking={booking} />
        ))}
      </ul>
      <div className={styles.total}>
        <span>Amount paid</span>
        <Price amount={sumMoney(amounts)} currency={first.currency} size="total" />
      </div>
      <Receipt booking={first} />
    </section>
  );
}

function BoughtLine({ booking }: { booking: Booking }) {
  const { saveTickets, saveCalendar } = useDocuments(booking);
  const { attendee_count: named, quantity } = booking;
  const forEvent = <VisuallyHidden> for {booking.event_title}</VisuallyHidden>;
  const tickets = `${booking.ticket_tier_name} · ${countOf(quantity, 'ticket')}`;
  return (
    <li className={styles.line}>
      <Poster src={booking.event_image} category={booking.event_category} />
      <LineHead
        heading="h4"
        booking={booking}
        about={`${tickets} · ${named} of ${quantity} named`}
      />
      {booking.paid_amount !== null && (
        <Price amount={booking.paid_amount} currency={booking.currency} />
      )}
      {booking.status === 'confirmed' && (
        <div className={styles.documents}>
          <BusyButton variant="text" onClick={saveTickets}>
            <Icon icon={Download} small /> Tickets (PDF){forEvent}
          </BusyButton>
          <BusyButton variant="text" onClick={saveCalendar}>
            <Icon icon={CalendarPlus} small /> Add to calendar{forEvent}
          </BusyButton>
        </div>
      )}
    </li>
  );
}

/** One invoice covers the whole payment. */
function Receipt({ booking }: { booking: Booking }) {
  const { saveReceipt } = useDocuments(booking);
  return (
    <BusyButton onClick={saveReceipt}>
      <Icon icon={Download} small /> Receipt (PDF)
    </BusyButton>
  );
}
