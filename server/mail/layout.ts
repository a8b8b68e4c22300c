import { multiLine, shorten, singleLine } from '../lib/text';
import type { MailDraft, MailBlock } from './blocks';
import { renderMailHtml } from './layoutHtml';

export type { MailBlock, MailDraft } from './blocks';

/** The rendered content of a mail, ready to be queued. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** Characters; mail programs cut off longer subjects. */
const MAX_SUBJECT_LENGTH = 150;

/** Renders a draft as plain text and as HTML; all strings of the draft are escaped here. */
export function renderMail(draft: MailDraft): MailContent {
  const subject = shorten(singleLine(draft.subject), MAX_SUBJECT_LENGTH);
  const clean = { ...draft, subject, heading: singleLine(draft.heading) };
  return { subject, text: renderMailText(clean), html: renderMailHtml(clean) };
}

function renderMailText({ heading, blocks, footer }: MailDraft): string {
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
    case 'letter':
      return multiLine(block.text);
  }
}

const linkAsText = ({ label, href }: { label: string; href: string }) => `${label}: ${href}`;

/** Aligned in columns, for mail programs with a monospaced font. */
function sumsAsText(rows: readonly (readonly [name: string, amount: string])[]): string {
  const name = Math.max(...rows.map(([one]) => one.length));
  const amount = Math.max(...rows.map(([, one]) => one.length));
  return rows.map((row) => `${row[0].padEnd(name)}  ${row[1].padStart(amount)}`).join('\n');
}
