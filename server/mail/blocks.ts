/** A part of a mail. Its strings are plain text; the HTML layout escapes them. */
export type MailBlock =
  | { kind: 'text'; text: string }
  /** A one-time code on a separate line. */
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; href: string }
  /** A link in the text, for a secondary action. */
  | { kind: 'link'; label: string; href: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  /** An event: its title large, then its lines. */
  | {
      kind: 'event';
      title: string;
      lines: readonly string[];
      /** Its price, formatted. */
      amount?: string;
      link?: { label: string; href: string };
    }
  /** Amounts in rows, with their total as the last row. */
  | {
      kind: 'sums';
      rows: readonly (readonly [name: string, amount: string])[];
      total: readonly [name: string, amount: string];
    }
  /** A highlighted notice. */
  | { kind: 'note'; text: string }
  /** Text written by another person; line breaks are kept. */
  | { kind: 'quote'; text: string }
  /** A message of another person: line breaks are kept, web addresses become links. */
  | { kind: 'letter'; text: string };

export interface MailDraft {
  subject: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** Small print at the end: why this mail was sent, and whom to ask. */
  footer: string;
}
