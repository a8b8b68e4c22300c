import { singleLine } from '../../../lib/text';
import { renderMail, type MailContent } from '../../../mail/layout';
import { organizedEventLink, type SiteAddresses } from '../../../mail/links';

interface UnpublishedEvent {
  /** Of the reader; empty for none. */
  name: string;
  event: { id: number; title: string };
  /** A sentence for each thing that has to be corrected. */
  problems: readonly string[];
}

/** To those who edit an event that is no longer on sale. */
export const eventUnpublishedMail = (
  context: SiteAddresses,
  { name, event, problems }: UnpublishedEvent,
): MailContent =>
  renderMail({
    subject: `${event.title} is no longer on sale`,
    heading: 'Event unpublished',
    blocks: [
      { kind: 'text', text: name === '' ? 'Hello,' : `Hello ${singleLine(name)},` },
      {
        kind: 'text',
        text: `We have unpublished ${event.title}: with its present details it would be charged or taxed wrongly, or shown at a wrong time.`,
      },
      ...problems.map((text) => ({ kind: 'text', text }) as const),
      {
        kind: 'text',
        text: 'Correct this and publish the event again. Tickets that were sold stay valid. An event with bookings keeps its currency: cancel it, or make a copy in another currency.',
      },
      { kind: 'button', label: 'Edit the event', href: organizedEventLink(context, event.id) },
    ],
    footer: `You get this because you edit this event. Questions? Write to ${context.supportEmail}.`,
  });
