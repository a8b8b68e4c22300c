import { useEffect } from 'react';
import type { CompanyCredit, CreditInvoice } from '@/api';
import { serverNow } from '@/lib/serverClock';

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
