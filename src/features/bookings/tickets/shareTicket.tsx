import Button from '@mui/material/Button';
import Link2Off from 'lucide-react/icons/link-2-off';
import { useState } from 'react';
import {
  errorMessage,
  useMakeTicketLinkMutation,
  useStopTicketLinkMutation,
  type Ticket,
} from '@/api';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { Icon } from '@/components/display/Icon';
import { shareText, type TicketFacts } from '@/entities/ticket/ticketFacts';
import { linkedPath, paths } from '@/lib/paths';
import { openShareSheet } from '@/lib/shareSheet';
import { useToast } from '@/state';

/**
 * Share Ticket: makes the link that opens this one ticket without an account, and gives it to the
 * share sheet of the device or, without one, to the clipboard. Never the picture, which could
 * not be taken back.
 */
export function useShareTicket({ id }: Ticket, facts: TicketFacts) {
  const [makeLink] = useMakeTicketLinkMutation();
  const toast = useToast();

  return async () => {
    const made = makeLink({ id });
    try {
      const { token } = await made.unwrap();
      const url = new URL(linkedPath(paths.sharedTicket, token), window.location.origin).href;
      if (await openShareSheet({ title: facts.title, text: shareText(facts), url })) return;
      await navigator.clipboard.writeText(url);
      toast.success('Link to the ticket copied');
    } catch (error) {
      toast.error(errorMessage(error, 'The ticket could not be shared.'));
    } finally {
      // The answer contains the link, which the store does not keep.
      made.reset();
    }
  };
}

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
        text="The link to this ticket stops working for everybody who has it, including the one in the email to its attendee. The QR code stays valid: to make that invalid, give the ticket to someone else. You can share it again with a new link."
        confirmLabel="Stop sharing"
        cancelLabel="Keep sharing"
        onConfirm={handleConfirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
