import { useMemo, type ReactNode } from 'react';
import type { CompanyCredit, CreditReceipt } from '@/api';
import { ListCard } from '@/components/dataList/DataList';
import { type DataColumn, DataTable } from '@/components/dataList/DataTable';
import { TwoLines } from '@/components/dataList/TwoLines';
import { formatDate, formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { countOf } from '@/lib/text';

interface CreditMovementsProps {
  credit: CompanyCredit;
  /** The menu of a receipt that counts. */
  receiptMenu?: (receipt: CreditReceipt) => ReactNode;
}

interface Movement {
  key: string;
  what: string;
  detail: string;
  amount: string;
  outcome?: string;
  menu?: ReactNode;
}

const COLUMNS: readonly DataColumn<Movement>[] = [
  {
    id: 'what',
    header: 'What',
    minWidth: 240,
    wraps: true,
    phone: 'title',
    render: ({ what, detail }) => <TwoLines first={what} second={detail} />,
  },
  {
    id: 'outcome',
    header: 'Outcome',
    width: 200,
    wraps: true,
    phone: 'figure',
    render: ({ outcome }) => outcome,
  },
  {
    id: 'amount',
    header: 'Amount',
    width: 140,
    align: 'right',
    phone: 'amount',
    render: ({ amount }) => amount,
  },
];

const MENU: DataColumn<Movement> = {
  id: 'menu',
  header: 'Actions',
  hiddenHeader: true,
  width: 76,
  phone: 'menu',
  render: ({ menu }) => menu,
};

/** What was received and taken back, and what refunds gave back. */
export function CreditMovements({ credit, receiptMenu }: CreditMovementsProps) {
  const columns = useMemo(() => (receiptMenu ? [...COLUMNS, MENU] : COLUMNS), [receiptMenu]);
  const rows = movementsOf(credit, receiptMenu);
  if (rows.length === 0) return null;
  return (
    <ListCard title="Receipts and refunds">
      <DataTable
        label="Receipts and refunds"
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </ListCard>
  );
}

function movementsOf(
  { receipts, refunds, currency }: CompanyCredit,
  receiptMenu: CreditMovementsProps['receiptMenu'],
): Movement[] {
  const money = (amount: string) => formatMoney(amount, currency);
  const ofReceipt = (receipt: CreditReceipt): Movement[] => {
    const { id, reference, amount, received_on: day, reversal } = receipt;
    const received: Movement = {
      key: `receipt ${id}`,
      what: `Received, ${reference}`,
      detail: formatDay(day),
      amount: money(amount),
      outcome: outcomeOf(receipt, money),
      menu: reversal ? undefined : receiptMenu?.(receipt),
    };
    if (!reversal) return [received];
    const takenBack: Movement = {
      key: `reversal ${id}`,
      what: `Taken back, ${reference}`,
      detail: `${formatDate(reversal.reversed_at)} · ${reversal.reason}`,
      amount: `−${money(amount)}`,
      outcome: 'owed again',
    };
    return [takenBack, received];
  };
  return [
    ...receipts.flatMap(ofReceipt),
    ...refunds.map(({ payment, refunded_at: at, amount, credit_note_numbers: notes, reason }) => ({
      key: `refund ${payment} ${at}`,
      what: `Refunded${notes.length > 0 ? `, ${notes.join(', ')}` : ''}`,
      detail: [formatDate(at), reason].filter(Boolean).join(' · '),
      amount: money(amount),
    })),
  ];
}

/** What became of a receipt. */
function outcomeOf(
  { reversal, unused, parts }: CreditReceipt,
  money: (amount: string) => string,
): string {
  if (reversal) return 'taken back';
  if (Number(unused) > 0) return `${money(unused)} kept as credit`;
  return `for ${countOf(parts.length, 'purchase')}`;
}
