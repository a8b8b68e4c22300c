import Button from '@mui/material/Button';
import { useState } from 'react';
import type { InvoiceCorrectionTerms } from '@/api';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { lazyPart } from '@/components/lazy/lazyPart';
import { formatDay } from '@/lib/dates';
import styles from './CorrectBilling.module.css';

const CorrectBillingDialog = lazyPart(() => import('./CorrectBillingDialog'));

interface CorrectBillingProps {
  /** Id of a booking of the invoice. */
  booking: number;
  invoice: { id: number; number: string };
  terms: InvoiceCorrectionTerms;
}

/** Opens the form for other billing details, and says until when; afterwards why not (docs/product.md#corrected-invoices). */
export function CorrectBilling({ booking, invoice, terms }: CorrectBillingProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (terms.refusal !== null) return <small className={styles.note}>{terms.refusal}</small>;
  return (
    <span className={styles.correct}>
      <Button
        variant="inline"
        onPointerEnter={CorrectBillingDialog.preload}
        onFocus={CorrectBillingDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        Correct Billing Details<VisuallyHidden> of {invoice.number}</VisuallyHidden>
      </Button>
      <small className={styles.note}>until {formatDay(terms.until)}</small>
      {isOpen && (
        <CorrectBillingDialog
          booking={booking}
          documentId={invoice.id}
          onClose={() => setIsOpen(false)}
        />
      )}
    </span>
  );
}
