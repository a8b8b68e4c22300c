import type { ComponentProps, ReactNode } from 'react';
import type { CompanyCredit, CreditInvoice } from '@/api';
import { Badge } from '@/components/display/Badge';
import { Card } from '@/components/display/Card';
import { ListRow, ListRows } from '@/components/list/ListRow';
import { formatDate, formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { useIsNarrow } from '@/hooks/useIsNarrow';
import { CreditFigures } from './CreditFigures';
import { CreditMovements } from './CreditMovements';
import styles from './CreditStatement.module.css';
import { CreditTable } from './CreditTable';
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
  const isNarrow = useIsNarrow();
  const money = (amount: string) => formatMoney(amount, currency);
  return (
    <Card as="section" padding="none" labelledBy="credit-invoices">
      <header className={styles.head}>
        <h2 id="credit-invoices">Invoices</h2>
      </header>
      {invoices.length === 0 && <p className={styles.none}>Nothing was bought on account yet.</p>}
      {invoices.length > 0 && isNarrow && (
        <ListRows label="Invoices">
          {invoices.map((invoice) => (
            <ListRow
              key={invoice.payment}
              title={<InvoiceFiles invoice={invoice} />}
              second={
                <>
                  {buyerText(invoice)} · due {formatDay(invoice.due_on)}{' '}
                  <TestPayment invoice={invoice} /> {invoiceAction?.(invoice)}
                </>
              }
              state={money(invoice.amount)}
              figure={<State invoice={invoice} />}
            />
          ))}
        </ListRows>
      )}
      {invoices.length > 0 && !isNarrow && (
        <CreditTable
          label="Invoices"
          heads={['Invoice', 'Bought', 'Due', 'State', 'Amount', 'Open']}
          rows={invoices.map((invoice) => ({
            key: invoice.payment,
            cells: [
              <>
                <InvoiceFiles invoice={invoice} />
                <small>
                  {buyerText(invoice)} <TestPayment invoice={invoice} />
                </small>
                {invoiceAction?.(invoice)}
              </>,
              formatDate(invoice.bought_at),
              formatDay(invoice.due_on),
              <State key="state" invoice={invoice} />,
              money(invoice.amount),
              money(invoice.open),
            ],
          }))}
        />
      )}
    </Card>
  );
}

function State({ invoice }: { invoice: CreditInvoice }) {
  const { label, tone } = invoiceState(invoice);
  return <Badge tone={tone}>{label}</Badge>;
}

const TestPayment = ({ invoice }: { invoice: CreditInvoice }) =>
  invoice.is_test && <Badge tone="warn">Test payment</Badge>;

/** `Asha Menon, Engineering` */
const buyerText = ({ person_name: name, cost_centre: centre }: CreditInvoice) =>
  [name, centre?.name].filter(Boolean).join(', ');
