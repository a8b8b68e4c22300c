/** What a mail is made of; every text is text, and is escaped where it is written as HTML. */
export type MailBlock =
  | { kind: 'text'; text: string }
  /** A one-time code, on a line of its own. */
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; href: string }
  /** Less than a button. */
  | { kind: 'link'; label: string; href: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  /** One outing: its title large, then line by line, with what can be done about it. */
  | {
      kind: 'event';
      title: string;
      lines: readonly string[];
      /** What it costs. */
      amount?: string;
      link?: { label: string; href: string };
    }
  /** Money under each other, the last row being what they come to. */
  | {
      kind: 'sums';
      rows: readonly (readonly [name: string, amount: string])[];
      total: readonly [name: string, amount: string];
    }
  /** Something to know before anything else is done. */
  | { kind: 'note'; text: string }
  /** Somebody else's words, line breaks kept. */
  | { kind: 'quote'; text: string };

export interface MailDraft {
  subject: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** The last lines, in small: why this mail came, and what to do about it. */
  footer: string;
}
