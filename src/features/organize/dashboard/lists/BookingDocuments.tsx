import { useEffect } from 'react';
import {
  errorMessage,
  LOAD_ONCE,
  useFileDownload,
  type BookingDocument,
  type EventBooking,
} from '@/api';
import { consoleApi, useListBookingDocumentsQuery } from '@/api/console';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import DocumentsDialog from '@/entities/booking/DocumentsDialog';
import { useToast } from '@/state';

const { exportBookingDocument } = consoleApi.endpoints;

interface BookingDocumentsProps {
  booking: EventBooking;
  onClose: () => void;
}

/** The invoice and the credit notes of a booking, each to download. */
export default function BookingDocuments({ booking, onClose }: BookingDocumentsProps) {
  const { id, booking_number: number } = booking;
  const { currentData, error } = useListBookingDocumentsQuery({ id });
  const download = useFileDownload();
  const toast = useToast();

  useEffect(() => {
    if (!error) return;
    toast.error(errorMessage(error, 'The invoice could not be loaded. Please try again.'));
    onClose();
  }, [error, toast, onClose]);

  const save = ({ id: documentId, number: name }: BookingDocument) =>
    download(exportBookingDocument.initiate({ id, documentId }, LOAD_ONCE), {
      name: `${name}.pdf`,
      done: `${name} is saved.`,
      failed: `${name} could not be downloaded. Please try again.`,
    });

  // The dialog comes when it is known what is in it.
  if (!currentData) {
    return (
      <VisuallyHidden>
        <span role="status">Loading the invoice</span>
      </VisuallyHidden>
    );
  }
  return (
    <DocumentsDialog
      title={`Invoice and credit notes of ${number}`}
      documents={currentData.results}
      empty="There is no invoice yet. It is issued once the seller's details are complete in the organizer's settings."
      onSave={save}
      onClose={onClose}
    />
  );
}
