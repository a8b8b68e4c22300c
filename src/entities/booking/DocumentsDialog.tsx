import Chip from '@mui/material/Chip';
import type { BookingDocument } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { ReadDialog } from '@/components/dialogs/ReadDialog';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import styles from './DocumentsDialog.module.css';

const KINDS: Record<BookingDocument['kind'], string> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
};

interface DocumentsDialogProps {
  title: string;
  documents: readonly BookingDocument[];
  /** Said where there are none. */
  empty?: string;
  onSave: (document: BookingDocument) => Promise<void>;
  onClose: () => void;
}

/** Invoices and credit notes, each to download. */
export default function DocumentsDialog(props: DocumentsDialogProps) {
  const { title, documents, empty, onSave, onClose } = props;
  return (
    <ReadDialog title={title} onClose={onClose}>
      {documents.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className={styles.list} aria-label={title}>
          {documents.map((document) => (
            <li key={document.id}>
              <div>
                <p className={styles.name}>
                  {KINDS[document.kind]} {document.number}
                  {document.replaced_by !== null && `, replaced by ${document.replaced_by}`}{' '}
                  {document.is_test && <Chip size="small" color="warning" label="Test payment" />}
                </p>
                <p className={styles.quiet}>
                  {formatDate(document.issued_at)} ·{' '}
                  {formatMoney(document.amount, document.currency)}
                </p>
              </div>
              <BusyButton onClick={() => onSave(document)}>
                Download<VisuallyHidden> {document.number}</VisuallyHidden>
              </BusyButton>
            </li>
          ))}
        </ul>
      )}
    </ReadDialog>
  );
}
