import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { errorMessage, type Budget, type BudgetEntry, type BudgetEntryKind } from '@/api';
import { useGetBudgetLedgerQuery } from '@/api/console';
import type { DataColumn } from '@/components/dataList/DataTable';
import { DataList, ListCard } from '@/components/dataList/DataList';
import { TwoLines } from '@/components/dataList/TwoLines';
import { budgetPeriod } from '@/entities/budget/budgetTexts';
import { useListFilters } from '@/hooks/useListFilters';
import { formatClock, formatMonthDayYear } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { approvalPath, myBookingsPath } from '@/lib/paths';
import { id, page, searchParams } from '@/lib/searchParams';

/** Which budget of a cost centre is shown, and which page of its ledger. */
export const LEDGER_PARAMS = searchParams({ budget: id(), page: page() });

const PAGE_SIZE = 20;

/** Every change of a budget, with what remained after it. */
export function LedgerCard({ budget }: { budget: Budget }) {
  const { filters, hrefWith } = useListFilters(LEDGER_PARAMS);
  const ledger = useGetBudgetLedgerQuery({
    id: budget.id,
    page: filters.page,
    pageSize: PAGE_SIZE,
  });
  const columns = useMemo(() => ledgerColumns(budget.currency), [budget.currency]);
  return (
    <ListCard
      title={`Ledger of ${budgetPeriod(budget)}`}
      aside={
        <Typography component="p" variant="meta" color="textSecondary">
          Every change, newest first.
        </Typography>
      }
    >
      <DataList
        within
        label="Ledger"
        subject="the ledger"
        query={ledger}
        failure={ledger.error && errorMessage(ledger.error, 'Please try again.')}
        columns={columns}
        rowKey={(entry) => entry.id}
        paging={{
          page: filters.page,
          pageSize: PAGE_SIZE,
          hrefOf: (to) => hrefWith({ budget: String(budget.id), page: to }),
        }}
        empty={
          <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
            Nothing has been charged yet. Requests and payments that name this cost centre appear
            here.
          </Typography>
        }
      />
    </ListCard>
  );
}

/** What a line of the ledger is; the bars use the same words. */
const KIND_WORDS: Record<BudgetEntryKind, string> = {
  reserved: 'Committed',
  committed: 'Spent',
  released: 'Released',
  given_back: 'Given back',
  amount_set: 'Budget set',
  carried_over: 'Carried over',
};

/** `+₹1,000.00` or `−₹1,000.00`; null where nothing changed. */
function signedMoney(amount: string, currency: string): string | null {
  if (Number(amount) === 0) return null;
  return amount.startsWith('-')
    ? `−${formatMoney(amount.slice(1), currency)}`
    : `+${formatMoney(amount, currency)}`;
}

const change = (
  kind: 'amount' | 'reserved' | 'committed',
  header: string,
  currency: string,
): DataColumn<BudgetEntry> => ({
  id: kind,
  header,
  width: 120,
  align: 'right',
  phone: 'figure',
  phoneLabel: true,
  render: (entry) => signedMoney(entry[kind], currency),
});

/** As an auditor reads a ledger: limit, committed and spent in columns. */
const ledgerColumns = (currency: string): DataColumn<BudgetEntry>[] => [
  {
    id: 'at',
    header: 'Date',
    width: 116,
    render: ({ at }) => (
      <TwoLines
        first={<time dateTime={at}>{formatMonthDayYear(at)}</time>}
        second={formatClock(at)}
      />
    ),
  },
  {
    id: 'kind',
    header: 'What',
    width: 110,
    phone: 'title',
    render: ({ kind }) => KIND_WORDS[kind],
  },
  {
    id: 'subject',
    header: 'For',
    minWidth: 180,
    wraps: true,
    render: (entry) => (
      <TwoLines first={<Subject entry={entry} />} second={<Detail entry={entry} />} />
    ),
  },
  {
    id: 'person',
    header: 'Person',
    width: 120,
    render: ({ person_name: name }) => name || 'by itself',
  },
  change('amount', 'Limit', currency),
  change('reserved', 'Committed', currency),
  change('committed', 'Spent', currency),
  {
    id: 'remaining',
    header: 'Remaining',
    width: 120,
    align: 'right',
    phone: 'figure',
    phoneLabel: true,
    render: ({ remaining }) => formatMoney(remaining, currency),
  },
];

/** The event, with a link to the booking; a note where there is neither. */
function Subject({ entry }: { entry: BudgetEntry }) {
  const { booking_number: number, event_title: title, note } = entry;
  if (!number) return <>{title ?? note}</>;
  return (
    <Link to={myBookingsPath(new URLSearchParams({ search: number }))}>{title ?? number}</Link>
  );
}

/** What the link does not say: the booking's number, the request, a note. */
function Detail({ entry }: { entry: BudgetEntry }) {
  const { booking_number: number, event_title: title, approval, note } = entry;
  const words = [title && number, (title ?? number) && note].filter(Boolean).join(' · ');
  return (
    <>
      {words}
      {approval !== null && (
        <>
          {words && ' · '}
          <Link to={approvalPath(approval)}>request {approval}</Link>
        </>
      )}
    </>
  );
}
