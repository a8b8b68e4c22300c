import { renderMail, type MailContent } from '../../../mail/layout';
import { invitationLink, type SiteAddresses } from '../../../mail/links';

interface InvitationMail {
  companyName: string;
  /** The address in place of a name: a mail to a stranger must not contain text that somebody typed. */
  inviterEmail: string;
  roleLabel: string;
  token: string;
}

export const invitationMail = (
  site: SiteAddresses,
  { companyName, inviterEmail, roleLabel, token }: InvitationMail,
): MailContent =>
  renderMail({
    subject: `Join ${companyName} on Foyer`,
    heading: `Join ${companyName}`,
    blocks: [
      {
        kind: 'text',
        text: `${inviterEmail} invites you to book and hold event tickets with ${companyName} on Foyer.`,
      },
      {
        kind: 'facts',
        facts: [
          ['Company', companyName],
          ['Role', roleLabel],
        ],
      },
      { kind: 'button', label: 'Accept the invitation', href: invitationLink(site, token) },
      { kind: 'text', text: 'The link works once, for 7 days. Never pass it on.' },
    ],
    footer: `If you do not know the sender, you need not do anything. Questions? Write to ${site.supportEmail}.`,
  });
