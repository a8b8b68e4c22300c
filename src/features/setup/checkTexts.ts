import type { SetupCheck } from '@/api';
import type { Tone } from '@/theme/tone';

export const CHECK_TITLES: Readonly<Record<SetupCheck['name'], string>> = {
  razorpay: 'Razorpay',
  stripe: 'Stripe',
  sandbox: 'Sandbox',
  mail: 'Outgoing email',
  sender: 'Sender',
  support: 'Support address',
  address: 'Public address',
  seller: 'Seller of the platform',
};

export const PAYMENT_CHECKS: readonly SetupCheck['name'][] = ['razorpay', 'stripe', 'sandbox'];

export const STATUS: Readonly<Record<SetupCheck['status'], { word: string; tone: Tone }>> = {
  ready: { word: 'Ready', tone: 'success' },
  test: { word: 'Test', tone: 'info' },
  attention: { word: 'Needs attention', tone: 'warning' },
  not_set: { word: 'Not set', tone: 'default' },
  off: { word: 'Off', tone: 'default' },
};

type Texts = Partial<Record<SetupCheck['status'], (value: string) => string>>;

const gateway: Texts = {
  ready: (value) => `Live key ending ${value}.`,
  test: (value) => `Test key ending ${value}. No real money moves.`,
  not_set: () => 'People cannot pay with it yet.',
};

const TEXTS: Readonly<Record<SetupCheck['name'], Texts>> = {
  razorpay: gateway,
  stripe: gateway,
  sandbox: {
    off: () => 'Off, because a gateway is set. No real money moves in it.',
    test: () => 'Every payment succeeds, and no real money moves.',
  },
  mail: {
    ready: (value) => `Sent by ${value}.`,
    attention: () => 'Until it is set, messages wait in the outbox folder.',
  },
  sender: {
    ready: (value) => `Emails come from ${value}.`,
    attention: (value) => `Emails come from ${value}, an example address that nobody reads.`,
  },
  support: {
    ready: (value) => `${value} receives contact messages.`,
    attention: (value) => `${value} is an example that nobody reads.`,
  },
  address: {
    ready: (value) => `People reach Foyer at ${value}.`,
    attention: (value) => `Links in emails lead to ${value}, which only this machine can open.`,
  },
  seller: {
    ready: (value) => `${value} stands on invoices of events without an organizer.`,
    test: (value) => `${value}, an invented company, sells events without an organizer.`,
    attention: () => 'Events without an organizer get no invoice until all four are set.',
  },
};

export const checkText = ({ name, status, value }: SetupCheck): string =>
  TEXTS[name][status]?.(value ?? '') ?? '';

/** Whether the variables to set are named. */
export const isOpen = ({ name, status }: SetupCheck): boolean =>
  status === 'not_set' || status === 'attention' || (status === 'test' && name === 'seller');

/** What is missing most, for the foot of the step. */
export function warningOf(checks: readonly SetupCheck[]): string | null {
  const lacks = (name: SetupCheck['name']) =>
    checks.some((check) => check.name === name && check.status === 'attention');
  if (lacks('mail')) {
    return 'Without email nobody can confirm a sign-up. You can go on and add it later.';
  }
  return null;
}

/** The step in one line, when it is done. */
export function checksSummary(checks: readonly SetupCheck[]): string {
  const ready = checks.filter(
    ({ name, status }) =>
      PAYMENT_CHECKS.includes(name) && (status === 'ready' || status === 'test'),
  );
  const mail = checks.find(({ name }) => name === 'mail');
  const pays = ready.map(({ name }) => CHECK_TITLES[name]).join(' and ');
  const mails = mail?.status === 'ready' ? 'email is ready' : 'email waits for SMTP_URL';
  return `${pays || 'No gateway'} · ${mails}`;
}
