import { singleLine } from '../../../lib/text';
import { renderMail, type MailContent } from '../../../mail/layout';
import { organizedEventLink, type SiteAddresses } from '../../../mail/links';

interface UnpublishedEvent {
  /** The recipient's name; may be empty. */
  name: string;
  event: { id: number; title: string };
  /** One sentence per problem that must be corrected. */
  problems: readonly string[];
}

/** To the editors of an event that is no longer on sale. */
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
