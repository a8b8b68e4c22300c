import { multiLine, singleLine } from '../lib/text';
import type { MailDraft, MailBlock } from './blocks';
import { asHtml } from './layoutHtml';
import { shorten } from './shorten';

export type { MailBlock, MailDraft } from './blocks';

/** What a mail says, ready to be queued. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** Characters of a subject that mail programs still show somewhere. */
const SUBJECT = 150;

/** Writes a draft as plain text and as HTML. All texts of the draft are text: they are escaped here. */
export function renderMail(draft: MailDraft): MailContent {
  const subject = shorten(singleLine(draft.subject), SUBJECT);
  const clean = { ...draft, subject, heading: singleLine(draft.heading) };
  return { subject, text: asText(clean), html: asHtml(clean) };
}

function asText({ heading, blocks, footer }: MailDraft): string {
  return `${[heading, ...blocks.map(blockAsText), '-- ', footer].join('\n\n').replace('-- \n\n', '-- \n')}\n`;
}

function blockAsText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'code':
      return `    ${block.code}`;
    case 'button':
    case 'link':
      return linkAsText(block);
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${singleLine(value)}`).join('\n');
    case 'event':
      return [
        singleLine(block.title),
        ...[...block.lines, ...(block.amount === undefined ? [] : [block.amount])].map(
          (line) => `  ${singleLine(line)}`,
        ),
        ...(block.link ? [`  ${linkAsText(block.link)}`] : []),
      ].join('\n');
    case 'sums':
      return sumsAsText([...block.rows, block.total]);
    case 'quote':
      return multiLine(block.text)
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
  }
}

const linkAsText = ({ label, href }: { label: string; href: string }) => `${label}: ${href}`;

/** Columns, for the many who read plain mails in letters of one width. */
function sumsAsText(rows: readonly (readonly [name: string, amount: string])[]): string {
  const name = Math.max(...rows.map(([one]) => one.length));
  const amount = Math.max(...rows.map(([, one]) => one.length));
  return rows.map((row) => `${row[0].padEnd(name)}  ${row[1].padStart(amount)}`).join('\n');
}
