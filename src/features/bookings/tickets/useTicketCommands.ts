import { useToast } from '@/state';
import type { QrShape } from './qrShape';
import { saveFile } from '@/lib/saveFile';
import { shareText, type TicketFacts } from './ticketFacts';
import { ticketPicture } from './ticketPicture';

function pictureName({ number }: TicketFacts): string {
  return `Foyer ticket ${number}.png`;
}

/** Contains the picture if the device's share sheet accepts files, else the URL. */
async function shareData(facts: TicketFacts, shape: QrShape, url: string): Promise<ShareData> {
  const texts = { title: facts.title, text: shareText(facts) };
  if (typeof navigator.canShare !== 'function') return { ...texts, url };
  try {
    const picture = await ticketPicture(facts, shape);
    const files = [new File([picture], pictureName(facts), { type: 'image/png' })];
    if (navigator.canShare({ ...texts, files })) return { ...texts, files };
  } catch {
    // The URL is shared instead of the picture.
  }
  return { ...texts, url };
}

function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Saves a ticket as a picture, shares it or prints it (D15). */
export function useTicketCommands(facts: TicketFacts, shape: QrShape | null, path: string) {
  const toast = useToast();

  const save = async () => {
    if (!shape) return;
    try {
      saveFile(await ticketPicture(facts, shape), pictureName(facts));
      toast.success('Ticket saved');
    } catch {
      toast.error('The ticket could not be saved. Take a screenshot instead.');
    }
  };

  const share = async () => {
    if (!shape) return;
    const url = new URL(path, window.location.origin).href;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share(await shareData(facts, shape, url));
      } else {
        await navigator.clipboard.writeText(url);
        toast.success('Link to the ticket copied');
      }
    } catch (error) {
      if (!isCancelled(error)) toast.error('The ticket could not be shared.');
    }
  };

  return { save, share, print: () => window.print() };
}
