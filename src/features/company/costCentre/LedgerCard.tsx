import { Link, useSearchParams } from 'react-router';
import { errorMessage, type Budget } from '@/api';
import { useGetBudgetLedgerQuery } from '@/api/console';
import { Card } from '@/components/display/Card';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
import { ListFooter } from '@/components/list/ListFooter';
import { ListSkeleton } from '@/components/list/ListSkeleton';
import { budgetPeriod } from '@/entities/budget/budgetTexts';
import { readPage } from '@/lib/paging';
import { useIsNarrow } from '@/hooks/useIsNarrow';
import styles from './LedgerCard.module.css';
import { LedgerRows } from './LedgerRows';
import { LedgerTable } from './LedgerTable';

const PAGE_SIZE = 20;

/** Every change of a budget, with what remained after it. */
export function LedgerCard({ budget }: { budget: Budget }) {
  const [params] = useSearchParams();
  const isNarrow = useIsNarrow();
  const page = readPage(params.get('page'));
  const ledger = useGetBudgetLedgerQuery({ id: budget.id, page, pageSize: PAGE_SIZE });
  const { data, error, isFetching, currentData, refetch } = ledger;
  const hasFailed = error !== undefined && !isFetching;
  const Rows = isNarrow ? LedgerRows : LedgerTable;
  const hrefOf = (to: number) => `?budget=${budget.id}${to > 1 ? `&page=${to}` : ''}`;
  return (
    <>
      {hasFailed && data && <StaleNote onRetry={refetch} />}
      <Card as="section" padding="none" labelledBy="centre-ledger" className={styles.card}>
        <header className={styles.head}>
          <h2 id="centre-ledger">Ledger of {budgetPeriod(budget)}</h2>
          <p>Every change, the latest first.</p>
        </header>
        <div aria-busy={isFetching} data-waits={(data && !currentData) || undefined}>
          {data && data.results.length > 0 && (
            <Rows entries={data.results} currency={budget.currency} />
          )}
          {data && data.results.length === 0 && (
            <p className={styles.none}>
              {data.count > 0 ? (
                <Link to={hrefOf(1)} replace>
                  Page {page} is empty: go to the first
                </Link>
              ) : (
                'Nothing has been charged yet. Requests and payments that name this cost centre will stand here.'
              )}
            </p>
          )}
          {!data && hasFailed && (
            <ErrorPanel
              heading="h3"
              title="The ledger could not be loaded"
              text={errorMessage(error, 'Please try again.')}
              onRetry={refetch}
            />
          )}
          {!data && !hasFailed && <ListSkeleton label="Loading the ledger" sign="none" />}
        </div>
        {data && data.results.length > 0 && (
          <ListFooter list={{ ...data, page, page_size: PAGE_SIZE }} hrefOf={hrefOf} />
        )}
      </Card>
    </>
  );
}
