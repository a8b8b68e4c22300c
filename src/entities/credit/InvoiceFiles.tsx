import { api, LOAD_ONCE, useFileDownload, type CreditInvoice } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import styles from './InvoiceFiles.module.css';
import { invoiceName } from './creditTexts';

/** The invoices of a purchase, also those that another one replaces; a press saves one as PDF. */
export function InvoiceFiles({ invoice }: { invoice: CreditInvoice }) {
  const download = useFileDownload();
  const save = ({ id, number, booking }: CreditInvoice['documents'][number]) =>
    download(api.endpoints.downloadInvoice.initiate({ id: booking, documentId: id }, LOAD_ONCE), {
      name: `Foyer invoice ${number}.pdf`,
      done: `The invoice ${number} is saved.`,
      failed: 'The invoice could not be loaded. Please try again.',
    });
  if (invoice.documents.length === 0) return <>{invoiceName(invoice)}</>;
  return (
    <span className={styles.files}>
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
            <small className={styles.replaced}> replaced by {document.replaced_by}</small>
          )}
        </span>
      ))}
    </span>
  );
}
