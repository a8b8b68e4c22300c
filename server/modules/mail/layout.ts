import { escapeHtml, singleLine } from '../../lib/text';

/** What a mail says, ready to be queued. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

export type MailBlock =
  | { kind: 'text'; text: string }
  /** A one-time code, on a line of its own. */
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  /** Somebody else's words, line breaks kept. */
  | { kind: 'quote'; text: string };

export interface MailDraft {
  subject: string;
  heading: string;
  blocks: readonly MailBlock[];
  /** The last lines, in small: why this mail came, and what to do about it. */
  footer: string;
}

/** The light theme's colours: mail programs know no variables, and few know dark pages. */
const colour = {
  page: '#FAF7F2',
  card: '#FFFFFF',
  line: '#E3DBCF',
  text: '#1C1813',
  quiet: '#5F574C',
  accent: '#8A1F3D',
  onAccent: '#FFFFFF',
  tint: '#F7E9EC',
} as const;

const sans = "'Figtree',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/** Writes a draft as plain text and as HTML. All texts of the draft are text: they are escaped here. */
export function renderMail(draft: MailDraft): MailContent {
  const subject = singleLine(draft.subject);
  return { subject, text: asText(draft), html: asHtml({ ...draft, subject }) };
}

function asText({ heading, blocks, footer }: MailDraft): string {
  return `${[heading, ...blocks.map(blockAsText), '-- ', footer].join('\n\n').replace('-- \n\n', '-- \n')}\n`;
}

function blockAsText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'code':
      return `    ${block.code}`;
    case 'button':
      return `${block.label}: ${block.href}`;
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
  }
}

const lines = (text: string) => escapeHtml(text).replace(/\n/g, '<br>');

function blockAsHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${lines(block.text)}</p>`;
    case 'code':
      return `<p style="margin:0 0 16px;padding:16px;background:${colour.tint};border-radius:8px;text-align:center;font:600 32px/1.2 'SFMono-Regular',Consolas,monospace;letter-spacing:8px;color:${colour.accent}">${escapeHtml(block.code)}</p>`;
    case 'button':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:12px 20px;background:${colour.accent};border-radius:8px;color:${colour.onAccent};font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${block.facts
        .map(
          ([name, value]) =>
            `<tr><td style="padding:4px 16px 4px 0;color:${colour.quiet};vertical-align:top">${escapeHtml(name)}</td><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${colour.line};color:${colour.text}">${lines(block.text)}</blockquote>`;
  }
}

function asHtml({ subject, heading, blocks, footer }: MailDraft): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${colour.page}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.page}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 16px;font:600 22px/1.3 Georgia,'Times New Roman',serif;color:${colour.accent}">Foyer</td></tr>
<tr><td style="padding:32px;background:${colour.card};border:1px solid ${colour.line};border-radius:12px;font:400 16px/1.55 ${sans};color:${colour.text}">
<h1 style="margin:0 0 16px;font:600 26px/1.25 Georgia,'Times New Roman',serif;color:${colour.text}">${escapeHtml(heading)}</h1>
${blocks.map(blockAsHtml).join('\n')}
</td></tr>
<tr><td style="padding:16px 0 0;font:400 13px/1.5 ${sans};color:${colour.quiet}">${lines(footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
