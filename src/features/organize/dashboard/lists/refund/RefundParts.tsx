import type { BookingRefunds } from '@/api';
import { useGetBookingRefundQuery } from '@/api/console';
import { DefinitionList } from '@/components/display/DefinitionList';
import { useDebounced } from '@/hooks/useDebounced';
import { formatMoney } from '@/lib/money';
import styles from './RefundDialog.module.css';

const TYPING_MS = 300;

interface RefundPartsProps {
  state: BookingRefunds;
  /** Null for all that is left. */
  amount: string | null;
  isOpen: boolean;
}

/** What of tickets, GST and fee goes back, as the server splits it. */
export function RefundParts({ state, amount, isOpen }: RefundPartsProps) {
  const settled = useDebounced(amount, TYPING_MS);
  const isPart = amount !== null && Number(amount) <= Number(state.refundable);
  const { currentData } = useGetBookingRefundQuery(
    { id: state.booking, ...(settled !== null && { amount: settled }) },
    { skip: !isPart || settled !== amount },
  );
  const parts = amount === null ? state.parts : currentData?.parts;
  const show = (value: string | undefined) =>
    isOpen && value !== undefined ? formatMoney(value, state.currency) : '–';
  return (
    <div className={styles.parts}>
      <DefinitionList
        layout="rows"
        items={[
          { term: 'Tickets', value: show(parts?.tickets) },
          { term: 'GST on the tickets', value: show(parts?.gst) },
          { term: 'Service fee with GST', value: show(parts?.fee) },
        ]}
      />
    </div>
  );
}
