import Alert from '@mui/material/Alert';
import Landmark from 'lucide-react/icons/landmark';
import type { QuoteAccount } from '@/api';
import { Icon } from '@/components/display/Icon';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';

interface AccountNoteProps {
  account: QuoteAccount;
  /** Of the purchase, in its currency; undefined while it is being asked for. */
  total: string | undefined;
}

/** When a purchase on account is due, and to the company's admins what its limit leaves. */
export default function AccountNote({ account, total }: AccountNoteProps) {
  const { due_on: day, available, currency } = account;
  return (
    <Alert role="note" variant="outlined" icon={<Icon icon={Landmark} />}>
      <strong>Due {formatDay(day)}.</strong>{' '}
      {available !== null && leftText(formatMoney(available, currency), isShort(available, total))}
    </Alert>
  );
}

const isShort = (available: string, total: string | undefined) =>
  total !== undefined && Number(total) > Number(available);

const leftText = (money: string, isShortOfIt: boolean) =>
  isShortOfIt
    ? `Only ${money} of the limit remains, less than this costs.`
    : `${money} of the limit remains.`;
