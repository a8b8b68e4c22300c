import { api, LOAD_ONCE, useFileDownload, type CreditInvoice } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import styles from './InvoiceFiles.module.css';
import { invoiceName } from './creditTexts';

/** The invoices of a purchase; a press saves one as PDF. */
export function InvoiceFiles({ invoice }: { invoice: CreditInvoice }) {
  const download = useFileDownload();
  const save = (number: string, booking: number) =>
    download(api.endpoints.downloadReceipt.initiate({ id: booking }, LOAD_ONCE), {
      name: `Foyer invoice ${number}.pdf`,
      done: `The invoice ${number} is saved.`,
      failed: 'The invoice could not be loaded. Please try again.',
    });
  if (invoice.documents.length === 0) return <>{invoiceName(invoice)}</>;
  return (
    <span className={styles.files}>
      {invoice.documents.map(({ number, booking }) => (
        <BusyButton
          key={number}
          variant="quiet"
          className={styles.file}
          aria-label={`Save invoice ${number} as PDF`}
          onClick={() => save(number, booking)}
        >
          {number}
        </BusyButton>
      ))}
    </span>
  );
}
