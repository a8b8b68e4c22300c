import { whenOf, type Occasion } from '../../lib/when';
import type { MailPlaces } from './accountMails';
import { renderMail, type MailContent } from './layout';

/** A ticket that changed hands, as both people are told of it. */
export interface GivenTicket {
  /** Who made the booking and gives the ticket. */
  giver: string;
  event: Occasion & { id: number; title: string; venue: string; city: string };
  tier: string;
}

/** To whom a ticket was taken from: whom it went to is not theirs to know. */
export const ticketGivenAwayMail = (
  { supportEmail }: Pick<MailPlaces, 'supportEmail'>,
  { giver, event, number }: GivenTicket & { number: string },
): MailContent =>
  renderMail({
    subject: `Your ticket for ${event.title} has been given to somebody else`,
    heading: 'Your ticket has been given to somebody else',
    blocks: [
      {
        kind: 'text',
        text: `${giver} has given your ticket for ${event.title} (${whenOf(event)}) to somebody else. Ticket ${number} and its QR code no longer work at the entrance, printed or on a phone.`,
      },
    ],
    footer: `If you did not expect this, ask ${giver}, who made the booking, or write to ${supportEmail}.`,
  });

export const ticketReceivedMail = (
  { publicUrl, supportEmail }: MailPlaces,
  { giver, event, tier, holder, number }: GivenTicket & { holder: string; number: string },
): MailContent =>
  renderMail({
    subject: `A ticket for you: ${event.title}`,
    heading: 'A ticket for you',
    blocks: [
      { kind: 'text', text: `${giver} has given you a ticket for ${event.title}.` },
      {
        kind: 'facts',
        facts: [
          ['Ticket', number],
          ['Name', holder],
          ['Tier', tier],
          ['When', whenOf(event)],
          ['Where', [event.venue, event.city].filter(Boolean).join(', ')],
        ],
      },
      {
        kind: 'text',
        text: 'Show the ticket number at the entrance and bring a valid ID. Arrive 30 minutes before the event starts. Whoever shows the number first is let in, so keep it to yourself.',
      },
      { kind: 'button', label: 'About the event', href: `${publicUrl}/events/${event.id}` },
    ],
    footer: `You get this because ${giver} entered your address. Questions? Write to ${supportEmail}.`,
  });
