import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { errorMessage, type Booking, type Quote } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { DefinitionList } from '@/components/display/DefinitionList';
import { Price } from '@/components/display/Price';
import { refundTermsLine } from '@/entities/event/refundTerms';
import { cx } from '@/lib/cx';
import { formatMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import { percent } from '../payment/payable';
import type { CartData } from '../useCart';
import styles from './SummaryCard.module.css';

/** The accepted payment methods (docs/product.md#sums). */
const ACCEPTED = ['Mastercard', 'Visa', 'UPI', 'Net Banking'];

/** Shown when there is nothing to pay. */
const NO_SUMS = {
  ticket_count: 0,
  subtotal: '0.00',
  service_fee_rate: '0.02',
  service_fee: '0.00',
  gst_rates: [{ rate: '0.18', gst: '0.00' }],
  total: '0.00',
};

interface SummaryCardProps {
  cart: Pick<CartData, 'quote' | 'sums' | 'bookingIds' | 'currency' | 'payable'>;
  /** Currency choice above the figures. */
  choice?: ReactNode;
  /** The buttons under the total. */
  children: ReactNode;
}

/** The price of the unpaid bookings as computed by the server (D12; docs/product.md#sums). */
export function SummaryCard({ cart, choice, children }: SummaryCardProps) {
  const { quote, bookingIds, currency } = cart;
  const sums = bookingIds.length === 0 ? NO_SUMS : cart.sums;
  const failed = quote.isError && !quote.isFetching && !quote.currentData;
  return (
    <Card component="section" className={styles.card} aria-labelledby="booking-summary">
      <h2 id="booking-summary">Booking Summary</h2>
      {choice}
      <div className={cx(quote.isFetching && styles.stale)} aria-busy={quote.isFetching}>
        {failed && bookingIds.length > 0 ? (
          <div className={styles.failure} role="alert">
            <p>{errorMessage(quote.error, 'The total could not be loaded.')}</p>
            <BusyButton onClick={() => quote.refetch()}>Try Again</BusyButton>
          </div>
        ) : (
          <Sums sums={sums} currency={currency} empty={bookingIds.length === 0} />
        )}
      </div>
      {children}
      <RefundLines bookings={cart.payable} />
      <ul className={styles.methods} aria-label="Accepted payment methods">
        {ACCEPTED.map((method) => (
          <li key={method}>{method}</li>
        ))}
      </ul>
    </Card>
  );
}

/** What cancelling would give back: one line, or one for each event where they differ. */
function RefundLines({ bookings }: { bookings: readonly Booking[] }) {
  const lines = new Map<string, Set<string>>();
  for (const booking of bookings) {
    const line = refundTermsLine(booking.refund_terms, booking.event_timezone);
    lines.set(line, (lines.get(line) ?? new Set()).add(booking.event_title));
  }
  return [...lines].map(([line, titles]) => (
    <p key={line} className={styles.refunds}>
      {lines.size > 1 && `${[...titles].join(', ')}: `}
      {line}.
    </p>
  ));
}

interface SumsProps {
  sums: SumsShown | undefined;
  currency: string;
  /** Of a cart with nothing to pay. */
  empty: boolean;
}

type SumsShown = Pick<
  Quote,
  'ticket_count' | 'subtotal' | 'service_fee_rate' | 'service_fee' | 'gst_rates' | 'total'
>;

function Sums({ sums, currency, empty }: SumsProps) {
  const money = (amount: string | undefined) =>
    amount === undefined ? (
      <span className={styles.waiting}>
        <Skeleton sx={{ typography: 'ui' }} />
      </span>
    ) : (
      formatMoney(amount, currency)
    );
  const tickets = sums ? ` (${countOf(sums.ticket_count, 'ticket')})` : '';
  const { service_fee_rate: fee, gst_rates: rates } = sums ?? NO_SUMS;
  return (
    <>
      <DefinitionList
        layout="rows"
        items={[
          { term: `Subtotal${tickets}`, value: money(sums?.subtotal) },
          { term: `Corporate service fee (${percent(fee)})`, value: money(sums?.service_fee) },
          ...rates.map(({ rate, gst }) => ({
            term: `GST (${percent(rate)})`,
            value: money(sums && gst),
          })),
        ]}
      />
      <div className={styles.total}>
        <span>Total</span>
        {sums ? (
          <Price amount={sums.total} currency={currency} size="total" empty={empty} />
        ) : (
          <span className={styles.waitingTotal}>
            <Skeleton sx={{ typography: 'body1' }} />
          </span>
        )}
      </div>
    </>
  );
}
