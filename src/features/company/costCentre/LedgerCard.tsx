import Card from '@mui/material/Card';
import { useMemo } from 'react';
import { errorMessage, type Budget } from '@/api';
import { useGetBudgetLedgerQuery } from '@/api/console';
import { DataList } from '@/components/dataList/DataList';
import { budgetPeriod } from '@/entities/budget/budgetTexts';
import { useListFilters } from '@/hooks/useListFilters';
import styles from './LedgerCard.module.css';
import { ledgerColumns } from './ledgerColumns';
import { LEDGER_PARAMS } from './ledgerFilters';

const PAGE_SIZE = 20;

/** Every change of a budget, with what remained after it. */
export function LedgerCard({ budget }: { budget: Budget }) {
  const { filters, hrefWith } = useListFilters(LEDGER_PARAMS);
  const { page } = filters;
  const ledger = useGetBudgetLedgerQuery({ id: budget.id, page, pageSize: PAGE_SIZE });
  const columns = useMemo(() => ledgerColumns(budget.currency), [budget.currency]);
  return (
    <Card component="section" sx={{ p: 0 }} aria-labelledby="centre-ledger" className={styles.card}>
      <header className={styles.head}>
        <h2 id="centre-ledger">Ledger of {budgetPeriod(budget)}</h2>
        <p>Every change, the latest first.</p>
      </header>
      <DataList
        within
        label="Ledger"
        subject="the ledger"
        query={ledger}
        failure={ledger.error && errorMessage(ledger.error, 'Please try again.')}
        columns={columns}
        rowKey={({ id }) => id}
        paging={{
          page,
          pageSize: PAGE_SIZE,
          hrefOf: (to) => hrefWith({ budget: String(budget.id), page: to }),
        }}
        empty={
          <p className={styles.none}>
            Nothing has been charged yet. Requests and payments that name this cost centre will
            stand here.
          </p>
        }
      />
    </Card>
  );
}
