import { renderMail, type MailContent } from '../../mail/layout';
import { webhooksLink, type SiteAddresses } from '../../mail/links';

interface PausedWebhook {
  /** Its host; the rest of the address may be secret. */
  host: string;
  /** Why the last try failed, as a sentence. */
  reason: string;
  /** Null for a company's webhook. */
  organizerId: number | null;
}

/** To the admins of the company, or the owners of the organizer, after a delivery has failed for three days. */
export const webhookPausedMail = (
  context: SiteAddresses,
  { host, reason, organizerId }: PausedWebhook,
): MailContent =>
  renderMail({
    subject: `Webhook paused: ${host}`,
    heading: 'Webhook paused',
    blocks: [
      {
        kind: 'text',
        text: `A delivery to ${host} has failed for three days, so nothing is sent there any more.`,
      },
      { kind: 'facts', facts: [['Last failure', reason]] },
      {
        kind: 'text',
        text: 'Further events wait for up to 30 days. Mend the receiver and resume the webhook: they are sent then. The delivery that failed can be sent again.',
      },
      { kind: 'button', label: 'See the webhooks', href: webhooksLink(context, organizerId) },
    ],
    footer: `You get this email because you manage webhooks on Foyer. Questions? Write to ${context.supportEmail}.`,
  });
