import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { InvoiceCorrectionTerms } from '@/api';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { lazyPart } from '@/components/lazy/lazyPart';
import { formatDay } from '@/lib/dates';

const CorrectBillingDialog = lazyPart(() => import('./CorrectBillingDialog'));

interface CorrectBillingProps {
  /** Id of a booking of the invoice. */
  booking: number;
  invoice: { id: number; number: string };
  terms: InvoiceCorrectionTerms;
}

/** Opens the form for other billing details, and says until when; afterwards why not (docs/product/payment.md#corrected-invoices). */
export function CorrectBilling({ booking, invoice, terms }: CorrectBillingProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (terms.refusal !== null) {
    return (
      <Typography component="small" variant="meta" color="textSecondary">
        {terms.refusal}
      </Typography>
    );
  }
  return (
    <Stack
      component="span"
      direction="row"
      sx={{
        display: 'inline-flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        typography: 'meta',
      }}
    >
      <Button
        variant="inline"
        onPointerEnter={CorrectBillingDialog.preload}
        onFocus={CorrectBillingDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        Correct Billing Details<VisuallyHidden> of {invoice.number}</VisuallyHidden>
      </Button>
      <Typography component="small" variant="meta" color="textSecondary">
        until {formatDay(terms.until)}
      </Typography>
      {isOpen && (
        <CorrectBillingDialog
          booking={booking}
          documentId={invoice.id}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Stack>
  );
}
