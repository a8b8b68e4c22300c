import { whenOf } from '../../../lib/dateFormat';
import { singleLine, venueAndCity } from '../../../lib/text';
import { renderMail, type MailContent } from '../../../mail/layout';
import { eventLink, type SiteAddresses } from '../../../mail/links';
import type { MessageText } from './messages.rules';
import type { MessagedEvent } from './messages.types';

/** An organizer's message to the attendees or bookers of an event. */
export function eventMessageMail(
  site: SiteAddresses,
  event: MessagedEvent,
  { subject, text }: MessageText,
): MailContent {
  const organizer = singleLine(event.organizer_name);
  const { start, end, timezone } = event;
  const when = start && end ? [whenOf({ start, end, timezone })] : [];
  const answers = event.reply_to
    ? `An answer to this email reaches them at ${event.reply_to}.`
    : `Questions? Write to ${site.supportEmail}.`;
  return renderMail({
    subject,
    heading: subject,
    blocks: [
      { kind: 'letter', text },
      {
        kind: 'event',
        title: event.title,
        lines: [...when, venueAndCity(event)].filter(Boolean),
        link: { label: 'About the event', href: eventLink(site, event.id) },
      },
    ],
    footer: `${organizer} wrote this to people with tickets for ${singleLine(event.title)}. ${answers}`,
  });
}
