import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  api,
  LOAD_ONCE,
  useFileDownload,
  useGetBookingQuery,
  useListInvoicesQuery,
  type Booking,
  type Invoice,
} from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { CorrectBilling } from '@/entities/billing/CorrectBilling';
import { bookedForOf, bookedForLabel } from '@/entities/booking/bookedFor';
import { bookingBadges } from '@/entities/booking/bookingBadges';
import { formatDateTime } from '@/lib/dates';
import { historySentence, paymentSentence } from '../bookingHistory';

interface PartProps {
  title: string;
  children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <section>
    <Typography variant="label" component="h4" color="textSecondary" sx={{ mb: 0.75 }}>
      {title}
    </Typography>
    {children}
  </section>
);

interface DatedLineProps {
  /** ISO 8601. */
  instant: string;
  children: ReactNode;
}

const DatedLine = ({ instant, children }: DatedLineProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: { '@': '1fr', '@701': '216px minmax(0, 1fr)' },
      gap: '2px 16px',
      py: 0.5,
    }}
  >
    <Typography variant="inherit" component="time" dateTime={instant} color="textSecondary">
      {formatDateTime(instant)}
    </Typography>
    <span>{children}</span>
  </Box>
);

const DocumentNumber = ({ children }: { children: string }) => (
  <Box
    component="span"
    sx={{ fontFamily: 'var(--font-mono)', fontSize: 12, overflowWrap: 'anywhere' }}
  >
    {children}
  </Box>
);

interface LoadFailedProps {
  text: string;
  onRetry: () => unknown;
}

const LoadFailed = ({ text, onRetry }: LoadFailedProps) => (
  <Stack
    direction="row"
    role="alert"
    sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', mt: 1.5, typography: 'meta' }}
  >
    <p>{text}</p>
    <BusyButton onClick={onRetry}>Try Again</BusyButton>
  </Stack>
);

/** History, payments and invoices of a booking. */
export function BookingDetails({ booking }: { booking: Booking }) {
  const query = useGetBookingQuery({ id: booking.id, include: 'payment,attendees' });
  const { currentData: full } = query;
  if (!full && query.isError && !query.isFetching) {
    return <LoadFailed text="The details could not be loaded." onRetry={() => query.refetch()} />;
  }
  return (
    <Stack
      sx={{
        gap: 2,
        maxWidth: 640,
        mt: 0.5,
        p: 2,
        borderRadius: 1,
        bgcolor: 'background.raised',
        typography: 'meta',
      }}
    >
      {full ? (
        <Parts booking={full} />
      ) : (
        <>
          <VisuallyHidden role="status">Loading the details…</VisuallyHidden>
          <Skeleton sx={{ width: '75%' }} />
          <Skeleton sx={{ width: '75%' }} />
        </>
      )}
    </Stack>
  );
}

const Parts = ({ booking }: { booking: Booking }) => (
  <>
    <Part title="Status">
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {bookingBadges(booking).map(({ label, tone }) => (
          <Chip size="small" color={tone} key={label} label={label} />
        ))}
      </Stack>
    </Part>
    {booking.booking_for !== 'self' && (
      <Part title="Booked for">
        <p>{bookedForLabel(bookedForOf(booking))}</p>
      </Part>
    )}
    {booking.payments.length > 0 && (
      <Part title="Payments">
        <ul>
          {booking.payments.map((payment) => (
            <DatedLine key={payment.id} instant={payment.created_at}>
              {paymentSentence(payment)} <DocumentNumber>{payment.payment_id}</DocumentNumber>
            </DatedLine>
          ))}
        </ul>
      </Part>
    )}
    {booking.paid_amount !== null && <BookingInvoices booking={booking.id} />}
    {booking.history.length > 0 && (
      <Part title="History">
        <ul>
          {booking.history.map((entry) => (
            <DatedLine key={entry.id} instant={entry.at}>
              {historySentence(entry)}
            </DatedLine>
          ))}
        </ul>
      </Part>
    )}
  </>
);

/** Invoices and credit notes of a paid booking, each to download; the last invoice can be corrected. */
function BookingInvoices({ booking }: { booking: number }) {
  const { currentData, isError, isFetching, refetch } = useListInvoicesQuery({ id: booking });
  if (isError && !isFetching) {
    return <LoadFailed text="The invoices could not be loaded." onRetry={() => refetch()} />;
  }
  if (!currentData || currentData.results.length === 0) return null;
  return (
    <Part title="Invoices">
      <ul>
        {currentData.results.map((invoice) => (
          <DatedLine key={invoice.id} instant={invoice.issued_at}>
            <InvoiceFile booking={booking} invoice={invoice} />
            {invoice.correction && invoice.replaced_by === null && (
              <>
                {' '}
                <CorrectBilling booking={booking} invoice={invoice} terms={invoice.correction} />
              </>
            )}
          </DatedLine>
        ))}
      </ul>
    </Part>
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
      {name} <DocumentNumber>{number}</DocumentNumber>
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
  return ['', ...parts].join(', ');
}
