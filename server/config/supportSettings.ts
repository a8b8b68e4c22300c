import { hasUnusableCharacters } from '../lib/text';
import { ConfigError, text, type Env } from './env';

export interface Office {
  city: string;
  /** The lines of the address, without the city. */
  lines: string[];
}

/** Support details shown on pages, besides the email address; null and empty lists are not shown. */
export interface SupportDetails {
  phone: string | null;
  /** When support answers: `24/7`, `Mon to Fri, 9 AM to 6 PM IST`. */
  hours: string | null;
  /** Usual response time: `2-4 business hours`. */
  replyTime: string | null;
  /** Link that opens the chat app with the support number; in a demo without a number. */
  chatUrl: string | null;
  offices: Office[];
}

/** Texts of the specification and invented offices. Never used in production. */
const demoSupport: SupportDetails = {
  phone: null,
  hours: '24/7',
  replyTime: '2-4 business hours',
  chatUrl: chatUrlOf(''),
  offices: [
    { city: 'Mumbai', lines: ['Bandra Kurla Complex', 'Mumbai 400051, Maharashtra'] },
    { city: 'Bengaluru', lines: ['Residency Road', 'Bengaluru 560025, Karnataka'] },
    { city: 'New Delhi', lines: ['Connaught Place', 'New Delhi 110001, Delhi'] },
  ],
};

/** Characters of one text at most. */
const MAX_LENGTH = 80;
const MAX_OFFICES = 12;

/** Production has no defaults: what is not set stays null or empty. */
export function supportDetails(env: Env, production: boolean): SupportDetails {
  const known: SupportDetails = production
    ? { phone: null, hours: null, replyTime: null, chatUrl: null, offices: [] }
    : demoSupport;
  return {
    phone: phone(env) ?? known.phone,
    hours: line(env, 'SUPPORT_HOURS') ?? known.hours,
    replyTime: line(env, 'SUPPORT_REPLY_TIME') ?? known.replyTime,
    chatUrl: chatUrl(env) ?? known.chatUrl,
    offices: offices(env) ?? known.offices,
  };
}

function assertLine(name: string, value: string): void {
  if (hasUnusableCharacters(value) || value.length > MAX_LENGTH) {
    throw new ConfigError(`${name} must be one line of at most ${MAX_LENGTH} characters.`);
  }
}

function line(env: Env, name: string): string | undefined {
  const value = text(env, name);
  if (value !== undefined) assertLine(name, value);
  return value;
}

/** A WhatsApp link. Without a number, WhatsApp asks for the recipient. */
function chatUrlOf(number: string): string {
  return `https://wa.me/${number}`;
}

/** VITE_SUPPORT_CHAT_NUMBER is the former name, from when the number was built into the pages. */
function chatUrl(env: Env): string | undefined {
  const name = ['SUPPORT_CHAT_NUMBER', 'VITE_SUPPORT_CHAT_NUMBER'].find((one) => text(env, one));
  if (name === undefined) return undefined;
  const value = text(env, name) ?? '';
  const digits = value.replace(/\D/g, '');
  if (!/^\+?[\d ()-]+$/.test(value) || !/^[1-9]\d{6,14}$/.test(digits)) {
    throw new ConfigError(
      `${name} must be a telephone number with its country code, like +91 98000 00000.`,
    );
  }
  return chatUrlOf(digits);
}

function phone(env: Env): string | undefined {
  const value = text(env, 'SUPPORT_PHONE');
  if (value !== undefined && !/^\+?[\d ()-]{5,30}$/.test(value)) {
    throw new ConfigError('SUPPORT_PHONE must be a telephone number, like +91 22 5550 1234.');
  }
  return value;
}

/** Parses `Pune | 1 Main Road | Pune 411001; Goa | …`: offices are separated by semicolons, lines by bars. */
function offices(env: Env): Office[] | undefined {
  const value = text(env, 'SUPPORT_OFFICES');
  if (value === undefined) return undefined;
  const parts = value.split(';').filter((office) => office.trim() !== '');
  const found = parts.map((office) => {
    const [city = '', ...lines] = office.split('|').map((one) => one.trim());
    for (const one of [city, ...lines]) assertLine('SUPPORT_OFFICES', one);
    return { city, lines: lines.filter((one) => one !== '') };
  });
  if (found.length > MAX_OFFICES || found.some(({ city }) => city === '')) {
    throw new ConfigError(
      `SUPPORT_OFFICES must be at most ${MAX_OFFICES} offices, like "Pune | 1 Main Road | Pune 411001; Goa | …".`,
    );
  }
  return found;
}
