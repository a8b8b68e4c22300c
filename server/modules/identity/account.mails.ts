import { renderMail, type MailContent } from '../../mail/layout';
import type { SiteAddresses } from '../../mail/links';

const codeValidity = 'This code works for 10 minutes and can be used once.';
const notYou = 'If this was not you, you need not do anything: without this email nothing happens.';

/*
 * Until a code proves the address, no mail contains text typed into the form: otherwise a form could
 * be used to send such text to strangers.
 */

export const signupCodeMail = (code: string): MailContent =>
  renderMail({
    subject: 'Your Foyer sign-up code',
    heading: 'Confirm your address',
    blocks: [
      { kind: 'text', text: 'Enter this code on the sign-up page to create your account:' },
      { kind: 'code', code },
      { kind: 'text', text: `${codeValidity} Never pass it on: Foyer will not ask you for it.` },
    ],
    footer: `Somebody asked for an account with this address. ${notYou}`,
  });

export const signupKnownMail = ({ publicUrl }: SiteAddresses): MailContent =>
  renderMail({
    subject: 'You already have a Foyer account',
    heading: 'You already have an account',
    blocks: [
      {
        kind: 'text',
        text: 'Somebody, probably you, tried to sign up with this address. It already has an account, so there is no new one. Sign in instead; if you have forgotten the password, you can set a new one.',
      },
      { kind: 'button', label: 'Sign in', href: `${publicUrl}/signin` },
      { kind: 'text', text: `Set a new password: ${publicUrl}/reset-password` },
    ],
    footer: 'If this was not you, you need not do anything.',
  });

export interface Welcome {
  firstName: string;
  username: string;
  companyName: string;
  /** The first person of the company, who becomes its admin. */
  isFounder: boolean;
}

export const welcomeMail = (
  { publicUrl, supportEmail }: SiteAddresses,
  { firstName, username, companyName, isFounder }: Welcome,
): MailContent =>
  renderMail({
    subject: 'Welcome to Foyer',
    heading: `Welcome, ${firstName}`,
    blocks: [
      {
        kind: 'text',
        text: isFounder
          ? `You are the first of ${companyName} here, so you look after the company. Colleagues with the same kind of address join it by themselves. To see their bookings and give them their roles, prove first that the domain is yours, or invite them.`
          : `You have joined ${companyName}.`,
      },
      {
        kind: 'facts',
        facts: [
          ['Username', username],
          ['Company', companyName],
        ],
      },
      { kind: 'button', label: 'Find an event', href: `${publicUrl}/events` },
    ],
    footer: `You can sign in with your username or your address. Questions? Write to ${supportEmail}.`,
  });

/**
 * The token is in the fragment of the link (after the #), which browsers never send: it reaches no log and no Referer
 * header.
 */
export const passwordResetCodeMail = (
  { publicUrl }: SiteAddresses,
  code: string,
  token: string,
): MailContent =>
  renderMail({
    subject: 'Your Foyer password code',
    heading: 'Set a new password',
    blocks: [
      { kind: 'text', text: 'Enter this code to set a new password:' },
      { kind: 'code', code },
      { kind: 'text', text: `${codeValidity} Never pass it on: Foyer will not ask you for it.` },
      { kind: 'text', text: 'Or use this link. It works for one hour and can be used once.' },
      {
        kind: 'button',
        label: 'Set a new password',
        href: `${publicUrl}/reset-password#token=${token}`,
      },
    ],
    footer: `Somebody asked for a new password for this address. ${notYou}`,
  });

interface MadeAccount {
  username: string;
  /** Null for platform accounts. */
  companyName: string | null;
  /** Goes into the fragment of the link, as in `passwordResetCodeMail`. */
  token: string;
}

export const accountMadeMail = (
  { publicUrl, supportEmail }: SiteAddresses,
  { username, companyName, token }: MadeAccount,
): MailContent =>
  renderMail({
    subject: 'Your Foyer account',
    heading: 'Choose your password',
    blocks: [
      {
        kind: 'text',
        text: 'Foyer has made an account for you. Choose a password, and you can sign in.',
      },
      {
        kind: 'facts',
        facts: [
          ['Username', username],
          ...(companyName === null ? [] : [['Company', companyName] as const]),
        ],
      },
      {
        kind: 'button',
        label: 'Choose a password',
        href: `${publicUrl}/reset-password#token=${token}`,
      },
      { kind: 'text', text: 'The link works once, for 7 days. Never pass it on.' },
    ],
    footer: `If you did not expect this account, you need not do anything. Questions? Write to ${supportEmail}.`,
  });

export const ssoLinkMail = (code: string): MailContent =>
  renderMail({
    subject: 'Your Foyer sign-in code',
    heading: 'Confirm your account',
    blocks: [
      {
        kind: 'text',
        text: 'You have just signed in with your company’s single sign-on for the first time. Enter this code to go on with the account that you have:',
      },
      { kind: 'code', code },
      { kind: 'text', text: `${codeValidity} Never pass it on: Foyer will not ask you for it.` },
    ],
    footer:
      'If this was not you, do not use the code, and tell the people who look after your company’s accounts.',
  });

export const ssoInsteadMail = ({ publicUrl }: SiteAddresses): MailContent =>
  renderMail({
    subject: 'Sign in to Foyer with single sign-on',
    heading: 'You need no password',
    blocks: [
      {
        kind: 'text',
        text: 'Your company signs in with single sign-on, so there is no password to set. Choose “Sign in with single sign-on” on the sign-in page.',
      },
      { kind: 'button', label: 'Sign in', href: `${publicUrl}/signin` },
    ],
    footer: `Somebody asked for a new password for this address. ${notYou}`,
  });

export const passwordChangedMail = ({ publicUrl, supportEmail }: SiteAddresses): MailContent =>
  renderMail({
    subject: 'Your Foyer password was changed',
    heading: 'Your password was changed',
    blocks: [
      {
        kind: 'text',
        text: 'Your password is new, and you are signed out everywhere. Sign in with the new one.',
      },
      { kind: 'button', label: 'Sign in', href: `${publicUrl}/signin` },
    ],
    footer: `If this was not you, set another password at once (${publicUrl}/reset-password) and write to ${supportEmail}.`,
  });

interface NewSignIn {
  device: string;
  network: string | null;
  /** The time of the sign-in, as text. */
  at: string;
}

export const newDeviceMail = (
  { publicUrl, supportEmail }: SiteAddresses,
  { device, network, at }: NewSignIn,
): MailContent =>
  renderMail({
    subject: 'New sign-in to your Foyer account',
    heading: 'New sign-in on a device we don’t know',
    blocks: [
      { kind: 'text', text: 'Somebody, probably you, signed in to your account.' },
      {
        kind: 'facts',
        facts: [
          ['Device', device],
          ...(network === null ? [] : [['Network', network] as const]),
          ['Time', at],
        ],
      },
      { kind: 'button', label: 'See where you are signed in', href: `${publicUrl}/profile` },
    ],
    footer: `If this was not you, set another password at once (${publicUrl}/reset-password), which signs you out everywhere, and write to ${supportEmail}.`,
  });
