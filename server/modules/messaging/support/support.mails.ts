import type { Schemas } from '../../../contract/types';
import { renderMail, type MailContent } from '../../../mail/layout';
import type { SiteAddresses } from '../../../mail/links';

type InquiryType = Schemas['ContactRequest']['inquiry_type'];

const inquiryLabels: Readonly<Record<InquiryType, string>> = {
  general: 'General',
  partnership: 'Partnership',
  enterprise: 'Enterprise',
  support: 'Support',
  media: 'Media',
};

export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  phone: string | null;
  inquiryType: InquiryType;
  subject: string;
  message: string;
}

/** To support, with the sender as reply address. */
export function contactMail(
  message: ContactMessage,
  { replyTime }: { replyTime: string | null },
): MailContent {
  const type = inquiryLabels[message.inquiryType];
  return renderMail({
    subject: `[${type}] ${message.subject}`,
    heading: message.subject,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['From', `${message.firstName} ${message.lastName}`],
          ['Email', message.email],
          ['Company', message.company],
          ...(message.phone ? [['Phone', message.phone] as const] : []),
          ['About', type],
        ],
      },
      { kind: 'quote', text: message.message },
    ],
    footer: replyTime
      ? `Sent with the contact form. The page promises a reply within ${replyTime}.`
      : 'Sent with the contact form.',
  });
}

export const newsletterWelcomeMail = ({ publicUrl, supportEmail }: SiteAddresses): MailContent =>
  renderMail({
    subject: 'You are on the Foyer list',
    heading: 'You are on the list',
    blocks: [
      { kind: 'text', text: 'We will write to you when there is something worth going to.' },
      { kind: 'button', label: 'See what is on', href: `${publicUrl}/events` },
    ],
    footer: `To leave the list, or if it was not you who joined it, write to ${supportEmail}.`,
  });

export const newsletterNoteMail = (email: string): MailContent =>
  renderMail({
    subject: 'New newsletter subscriber',
    heading: 'New newsletter subscriber',
    blocks: [{ kind: 'text', text: email }],
    footer: 'Sent by the newsletter form.',
  });
