import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { BookingDocument } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { ReadDialog } from '@/components/dialogs/ReadDialog';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';

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
        <ul aria-label={title}>
          {documents.map((document) => (
            <Box
              key={document.id}
              component="li"
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: 1.5,
                py: 1.5,
                overflowWrap: 'anywhere',
                '& + li': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <div>
                <Typography variant="button" component="p">
                  {KINDS[document.kind]} {document.number}
                  {document.replaced_by !== null && `, replaced by ${document.replaced_by}`}{' '}
                  {document.is_test && <Chip size="small" color="warning" label="Test payment" />}
                </Typography>
                <Typography variant="meta" component="p" color="textSecondary">
                  {formatDate(document.issued_at)} ·{' '}
                  {formatMoney(document.amount, document.currency)}
                </Typography>
              </div>
              <BusyButton onClick={() => onSave(document)}>
                Download<VisuallyHidden> {document.number}</VisuallyHidden>
              </BusyButton>
            </Box>
          ))}
        </ul>
      )}
    </ReadDialog>
  );
}
