import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import type { CompanyCredit, CreditInvoice } from '@/api';
import type { DataColumn } from '@/components/dataList/dataColumn';
import { DataTable } from '@/components/dataList/DataTable';
import { TwoLines } from '@/components/dataList/TwoLines';
import { formatDate, formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { CreditFigures } from './CreditFigures';
import { CreditMovements } from './CreditMovements';
import styles from './CreditStatement.module.css';
import { InvoiceFiles } from './InvoiceFiles';
import { invoiceState } from './creditTexts';

interface InvoicesProps {
  credit: CompanyCredit;
  /** What can be done with the invoices of a purchase. */
  invoiceAction?: (invoice: CreditInvoice) => ReactNode;
}

/** What was bought on account, with due dates, and what was received or came back (docs/product.md#account). */
export function CreditStatement({
  credit,
  receiptMenu,
  invoiceAction,
}: ComponentProps<typeof CreditMovements> & Pick<InvoicesProps, 'invoiceAction'>) {
  return (
    <div className={styles.cards}>
      <CreditFigures credit={credit} />
      <Invoices credit={credit} invoiceAction={invoiceAction} />
      <CreditMovements credit={credit} receiptMenu={receiptMenu} />
    </div>
  );
}

function Invoices({ credit: { invoices, currency }, invoiceAction }: InvoicesProps) {
  const columns = useMemo(() => invoiceColumns(currency, invoiceAction), [currency, invoiceAction]);
  return (
    <Card component="section" sx={{ p: 0 }} aria-labelledby="credit-invoices">
      <header className={styles.head}>
        <h2 id="credit-invoices">Invoices</h2>
      </header>
      {invoices.length === 0 && <p className={styles.none}>Nothing was bought on account yet.</p>}
      {invoices.length > 0 && (
        <DataTable
          label="Invoices"
          columns={columns}
          rows={invoices}
          rowKey={({ payment }) => payment}
        />
      )}
    </Card>
  );
}

const invoiceColumns = (
  currency: string,
  invoiceAction: InvoicesProps['invoiceAction'],
): DataColumn<CreditInvoice>[] => [
  {
    id: 'invoice',
    header: 'Invoice',
    minWidth: 220,
    wraps: true,
    phone: 'title',
    render: (invoice) => (
      <>
        <TwoLines
          first={<InvoiceFiles invoice={invoice} />}
          second={
            <>
              {buyerText(invoice)} <TestPayment invoice={invoice} />
            </>
          }
        />
        {invoiceAction?.(invoice)}
      </>
    ),
  },
  {
    id: 'bought',
    header: 'Bought',
    width: 136,
    phone: 'none',
    render: ({ bought_at: at }) => formatDate(at),
  },
  {
    id: 'due',
    header: 'Due',
    width: 136,
    phoneLabel: true,
    render: ({ due_on: due }) => formatDay(due),
  },
  {
    id: 'state',
    header: 'State',
    width: 112,
    phone: 'figure',
    render: (invoice) => <State invoice={invoice} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    width: 130,
    align: 'right',
    phone: 'amount',
    render: ({ amount }) => formatMoney(amount, currency),
  },
  {
    id: 'open',
    header: 'Open',
    width: 130,
    align: 'right',
    phone: 'figure',
    phoneLabel: true,
    render: ({ open }) => formatMoney(open, currency),
  },
];

function State({ invoice }: { invoice: CreditInvoice }) {
  const { label, tone } = invoiceState(invoice);
  return <Chip size="small" color={tone} label={label} />;
}

const TestPayment = ({ invoice }: { invoice: CreditInvoice }) =>
  invoice.is_test && <Chip size="small" color="warning" label="Test payment" />;

/** `Asha Menon, Engineering` */
const buyerText = ({ person_name: name, cost_centre: centre }: CreditInvoice) =>
  [name, centre?.name].filter(Boolean).join(', ');
