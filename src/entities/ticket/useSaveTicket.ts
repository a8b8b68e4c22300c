import { saveFile } from '@/lib/saveFile';
import { useToast } from '@/state';
import type { QrShape } from './qrShape';
import type { TicketFacts } from './ticketFacts';
import { ticketPicture } from './ticketPicture';

/** Save to Phone: the ticket as a picture (D15). */
export function useSaveTicket(facts: TicketFacts, shape: QrShape | null) {
  const toast = useToast();
  return async () => {
    if (!shape) return;
    try {
      saveFile(await ticketPicture(facts, shape), `Foyer ticket ${facts.number}.png`);
      toast.success('Ticket saved');
    } catch {
      toast.error('The ticket could not be saved. Take a screenshot instead.');
    }
  };
}
