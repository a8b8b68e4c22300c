import { renderMail, type MailContent } from '../../../mail/layout';
import type { SiteAddresses } from '../../../mail/links';

const notYou = ({ publicUrl, supportEmail }: SiteAddresses) =>
  `If this was not you, set another password at once (${publicUrl}/reset-password) and write to ${supportEmail}.`;

/** @param change such as `A passkey was added to your account.` */
export const factorChangedMail = (site: SiteAddresses, change: string): MailContent =>
  renderMail({
    subject: 'Your Foyer sign-in was changed',
    heading: 'Your sign-in was changed',
    blocks: [
      { kind: 'text', text: change },
      { kind: 'button', label: 'See your security settings', href: `${site.publicUrl}/profile` },
    ],
    footer: notYou(site),
  });

/** @param left codes that still work */
export const recoveryCodeUsedMail = (site: SiteAddresses, left: number): MailContent =>
  renderMail({
    subject: 'A recovery code of your Foyer account was used',
    heading: 'A recovery code was used',
    blocks: [
      {
        kind: 'text',
        text: `Somebody, probably you, proved who they are with one of your recovery codes. It does not work again. Codes left: ${left}.`,
      },
      { kind: 'button', label: 'Make new codes', href: `${site.publicUrl}/profile` },
    ],
    footer: notYou(site),
  });
