import { useEffect } from 'react';
import type { CompanyCredit } from '@/api';

const POLL_MS = 3_000;

/** While a purchase has no invoice yet, which a worker makes within seconds of it, reads the account again. */
export function useInvoicesToCome(credit: CompanyCredit | undefined, reload: () => unknown) {
  const isAnyToCome = credit?.invoices.some(({ documents }) => documents.length === 0) ?? false;
  useEffect(() => {
    if (!isAnyToCome) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isAnyToCome, reload]);
}
