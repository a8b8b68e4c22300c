import Chip from '@mui/material/Chip';
import { api, LOAD_ONCE, useFileDownload, useListInvoicesQuery, type Invoice } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { CorrectBilling } from '@/entities/billing/CorrectBilling';
import { formatDateTime } from '@/lib/dates';
import styles from './BookingDetails.module.css';

/** Invoices and credit notes of a paid booking, each to download; the last invoice can be corrected. */
export function BookingInvoices({ booking }: { booking: number }) {
  const { currentData, isError, isFetching, refetch } = useListInvoicesQuery({ id: booking });
  if (isError && !isFetching) {
    return (
      <div className={styles.failure} role="alert">
        <p>The invoices could not be loaded.</p>
        <BusyButton onClick={() => refetch()}>Try Again</BusyButton>
      </div>
    );
  }
  if (!currentData || currentData.results.length === 0) return null;
  return (
    <section>
      <h4>Invoices</h4>
      <ul>
        {currentData.results.map((invoice) => (
          <li key={invoice.id}>
            <time dateTime={invoice.issued_at}>{formatDateTime(invoice.issued_at)}</time>
            <span>
              <InvoiceFile booking={booking} invoice={invoice} />
              {invoice.correction && invoice.replaced_by === null && (
                <>
                  {' '}
                  <CorrectBilling booking={booking} invoice={invoice} terms={invoice.correction} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function InvoiceFile({ booking, invoice }: { booking: number; invoice: Invoice }) {
  const { id: documentId, kind, number } = invoice;
  const download = useFileDownload();
  const name = kind === 'invoice' ? 'Invoice' : 'Credit note';
  const save = () =>
    download(api.endpoints.downloadInvoice.initiate({ id: booking, documentId }, LOAD_ONCE), {
      name: `Foyer ${name.toLowerCase()} ${number}.pdf`,
      done: `${name} ${number} is saved.`,
      failed: `${name} ${number} could not be downloaded. Please try again.`,
    });
  return (
    <>
      {name} <span className={styles.number}>{number}</span>
      {referenceText(invoice)}{' '}
      {invoice.is_test && <Chip size="small" color="warning" label="Test payment" />}{' '}
      <BusyButton variant="inline" onClick={save}>
        Download<VisuallyHidden> {number}</VisuallyHidden>
      </BusyButton>
    </>
  );
}

/** `, replaces FYR-2627-0000001` */
function referenceText({ kind, refers_to: refersTo, replaced_by: replacedBy }: Invoice): string {
  const parts = [
    refersTo && (kind === 'invoice' ? `replaces ${refersTo}` : `for ${refersTo}`),
    replacedBy && `replaced by ${replacedBy}`,
  ].filter(Boolean);
  return parts.map((part) => `, ${part}`).join('');
}
