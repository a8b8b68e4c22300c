import Button from '@mui/material/Button';
import Link2Off from 'lucide-react/icons/link-2-off';
import { useState } from 'react';
import { useStopTicketLinkMutation, type Ticket } from '@/api';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { Icon } from '@/components/display/Icon';
import { useToast } from '@/state';

/** 'Stop sharing', for a ticket whose link was shared or mailed, and the question before it. */
export function StopSharing({ ticket }: { ticket: Ticket }) {
  const [stopLink] = useStopTicketLinkMutation();
  const [asking, setAsking] = useState(false);
  const toast = useToast();

  const handleConfirm = async () => {
    const { error } = await stopLink({ id: ticket.id });
    if (!error) toast.success('The link no longer works');
    setAsking(false);
  };
  return (
    <>
      {ticket.is_shared && (
        <Button variant="text" onClick={() => setAsking(true)}>
          <Icon icon={Link2Off} small /> Stop sharing
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title="Stop sharing this ticket?"
        text="The link to this ticket stops working for everybody who has it, also the one in the email to its attendee. The QR code stays valid: to make that invalid, give the ticket to someone else. You can share it again by a new link."
        confirmLabel="Stop sharing"
        cancelLabel="Keep sharing"
        onConfirm={handleConfirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
