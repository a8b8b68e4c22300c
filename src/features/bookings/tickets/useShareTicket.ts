import { errorMessage, useMakeTicketLinkMutation, type Ticket } from '@/api';
import { shareText, type TicketFacts } from '@/entities/ticket/ticketFacts';
import { linkedPath, paths } from '@/lib/paths';
import { openShareSheet } from '@/lib/shareSheet';
import { useToast } from '@/state';

/**
 * Share Ticket: makes the link that opens this one ticket without an account, and gives it to the
 * share sheet of the device or, without one, to the clipboard (D15). Never the picture, which could
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
