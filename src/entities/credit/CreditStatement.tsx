import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useEffect, type ComponentProps, type ReactNode } from 'react';
import { api, LOAD_ONCE, useFileDownload, type CompanyCredit, type CreditInvoice } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { ListCard } from '@/components/dataList/DataList';
import { type DataColumn, DataTable } from '@/components/dataList/DataTable';
import { TwoLines } from '@/components/dataList/TwoLines';
import { formatDate, formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { serverNow } from '@/lib/serverClock';
import { CreditFigures } from './CreditFigures';
import { CreditMovements } from './CreditMovements';
import { invoiceName, invoiceState } from './creditTexts';

interface InvoicesProps {
  credit: CompanyCredit;
  /** What can be done with the invoices of a purchase. */
  invoiceAction?: (invoice: CreditInvoice) => ReactNode;
}

/** What was bought on account, with due dates, and what was received or came back (docs/product/payment.md#account). */
export function CreditStatement({
  credit,
  receiptMenu,
  invoiceAction,
}: ComponentProps<typeof CreditMovements> & Pick<InvoicesProps, 'invoiceAction'>) {
  return (
    <Stack sx={{ gap: 2 }}>
      <CreditFigures credit={credit} />
      <Invoices credit={credit} invoiceAction={invoiceAction} />
      <CreditMovements credit={credit} receiptMenu={receiptMenu} />
    </Stack>
  );
}

function Invoices({ credit: { invoices, currency }, invoiceAction }: InvoicesProps) {
  const columns = useMemo(() => invoiceColumns(currency, invoiceAction), [currency, invoiceAction]);
  return (
    <ListCard title="Invoices">
      {invoices.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 2, pb: 2 }}>
          Nothing has been bought on account yet.
        </Typography>
      )}
      {invoices.length > 0 && (
        <DataTable
          label="Invoices"
          columns={columns}
          rows={invoices}
          rowKey={({ payment }) => payment}
        />
      )}
    </ListCard>
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

/** The invoices of a purchase, also those that another one replaces; a press saves one as PDF. */
function InvoiceFiles({ invoice }: { invoice: CreditInvoice }) {
  const download = useFileDownload();
  const save = ({ id, number, booking }: CreditInvoice['documents'][number]) =>
    download(api.endpoints.downloadInvoice.initiate({ id: booking, documentId: id }, LOAD_ONCE), {
      name: `Foyer invoice ${number}.pdf`,
      done: `The invoice ${number} is saved.`,
      failed: 'The invoice could not be loaded. Please try again.',
    });
  if (invoice.documents.length === 0) return <>{invoiceName(invoice)}</>;
  return (
    <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
      {invoice.documents.map((document) => (
        <span key={document.id}>
          <BusyButton
            variant="inline"
            aria-label={`Save invoice ${document.number} as PDF`}
            onClick={() => save(document)}
          >
            {document.number}
          </BusyButton>
          {document.replaced_by !== null && (
            <Typography component="small" variant="meta" color="textSecondary">
              {' '}
              replaced by {document.replaced_by}
            </Typography>
          )}
        </span>
      ))}
    </Stack>
  );
}

function State({ invoice }: { invoice: CreditInvoice }) {
  const { label, tone } = invoiceState(invoice);
  return <Chip size="small" color={tone} label={label} />;
}

const TestPayment = ({ invoice }: { invoice: CreditInvoice }) =>
  invoice.is_test && <Chip size="small" color="warning" label="Test payment" />;

/** `Asha Menon, Engineering` */
const buyerText = ({ person_name: name, cost_centre: centre }: CreditInvoice) =>
  [name, centre?.name].filter(Boolean).join(', ');

const POLL_MS = 3_000;

/** Invoices are made within seconds of the purchase, unless details of their seller are missing. */
const FRESH_MS = 120_000;

/** Reads the account again while a fresh purchase has no invoice yet. */
export function useInvoicesToCome(credit: CompanyCredit | undefined, reload: () => unknown) {
  const isAnyToCome = credit?.invoices.some(isToCome) ?? false;
  useEffect(() => {
    if (!isAnyToCome) return;
    const timer = setInterval(() => {
      if (!credit?.invoices.some(isToCome)) clearInterval(timer);
      else if (document.visibilityState === 'visible') reload();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [credit, isAnyToCome, reload]);
}

const isToCome = ({ documents, bought_at: boughtAt }: CreditInvoice): boolean =>
  documents.length === 0 && serverNow() - Date.parse(boughtAt) < FRESH_MS;
