import { escapeHtml, multiLine, singleLine } from '../lib/text';
import type { MailBlock, MailDraft } from './blocks';
import { splitByLinks } from './webAddresses.rules';
import { dark, light, sans, serif, mono } from './layoutStyle';

const lines = (text: string) => escapeHtml(text).replace(/\n/g, '<br>');

/** Breaks words that are wider than the mail. */
const wrap = 'overflow-wrap:anywhere;word-break:break-word';

/** For names typed by people: the text direction follows their script, the alignment stays left. */
const leftAligned = `text-align:left;${wrap}`;

const paragraph = (inner: string, style = '', names = '') =>
  `<p${names && ` class="${names}"`} style="margin:0 0 16px;${wrap}${style && `;${style}`}">${inner}</p>`;

const anchor = ({ label, href }: { label: string; href: string }) =>
  `<a class="f-accent" href="${escapeHtml(href)}" style="color:${light.accent};font-weight:600;text-decoration:underline">${escapeHtml(label)}</a>`;

const table = (rows: string, style = '') =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:separate;${style}">${rows}</table>`;

function blockAsHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return paragraph(lines(block.text));
    case 'code':
      return paragraph(
        escapeHtml(block.code),
        `padding:16px;background:${light.tint};border-radius:10px;text-align:center;font:600 32px/1.2 ${mono};letter-spacing:8px;color:${light.accent}`,
        'f-tint f-accent',
      );
    case 'button':
      return `<p style="margin:0 0 16px"><a class="f-button" href="${escapeHtml(block.href)}" style="display:inline-block;padding:12px 20px;background:${light.accent};border-radius:10px;color:${light.onAccent};font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
    case 'link':
      return paragraph(anchor(block));
    case 'facts':
      return table(
        block.facts
          .map(
            ([name, value]) =>
              `<tr><td class="f-quiet" width="1" style="padding:4px 16px 4px 0;color:${light.quiet};vertical-align:top;white-space:nowrap">${escapeHtml(name)}</td><td dir="auto" style="padding:4px 0;${leftAligned}">${escapeHtml(singleLine(value))}</td></tr>`,
          )
          .join(''),
        'font-size:15px',
      );
    case 'event':
      return eventAsHtml(block);
    case 'sums':
      return sumsAsHtml(block);
    case 'note':
      return paragraph(
        lines(block.text),
        `padding:12px 16px;background:${light.warnTint};border-radius:10px;color:${light.warn}`,
        'f-warn',
      );
    case 'quote':
      return `<blockquote class="f-line" dir="auto" style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${light.line};${wrap}">${lines(block.text)}</blockquote>`;
    case 'letter':
      return `<div dir="auto" style="margin:0 0 24px;${wrap}">${letterAsHtml(block.text)}</div>`;
  }
}

const letterAsHtml = (text: string): string =>
  splitByLinks(multiLine(text))
    .map((part) =>
      part.href === undefined
        ? lines(part.text)
        : `<a class="f-accent" href="${escapeHtml(part.href)}" style="color:${light.accent}">${escapeHtml(part.text)}</a>`,
    )
    .join('');

function eventAsHtml({
  title,
  lines: details,
  amount,
  link,
}: Extract<MailBlock, { kind: 'event' }>): string {
  const inner = [
    `<p dir="auto" style="margin:0 0 6px;font:600 20px/1.3 ${serif};${leftAligned}">${escapeHtml(singleLine(title))}</p>`,
    ...details.map(
      (line) =>
        `<p class="f-quiet" dir="auto" style="margin:0 0 2px;font-size:14px;line-height:1.5;color:${light.quiet};${leftAligned}">${escapeHtml(singleLine(line))}</p>`,
    ),
    ...(amount === undefined
      ? []
      : [`<p style="margin:8px 0 0;font:600 18px/1.3 ${serif}">${escapeHtml(amount)}</p>`]),
    ...(link ? [`<p style="margin:10px 0 0;font-size:14px">${anchor(link)}</p>`] : []),
  ];
  return table(
    `<tr><td class="f-raised f-line" style="padding:16px 20px;background:${light.raised};border:1px solid ${light.line};border-radius:10px">${inner.join('\n')}</td></tr>`,
  );
}

function sumsAsHtml({ rows, total }: Extract<MailBlock, { kind: 'sums' }>): string {
  const row = ([name, amount]: readonly [string, string], { cell, names }: SumStyle) =>
    `<tr><td class="${names}" style="padding:4px 16px 4px 0;${cell}">${escapeHtml(name)}</td><td class="${names}" align="right" style="padding:4px 0;white-space:nowrap;font-variant-numeric:tabular-nums;${cell}">${escapeHtml(amount)}</td></tr>`;
  const strong = `border-top:1px solid ${light.line};padding-top:10px;font-weight:600;font-size:18px;color:${light.text}`;
  return table(
    [
      ...rows.map((one) => row(one, { cell: `color:${light.quiet}`, names: 'f-quiet' })),
      row(total, { cell: strong, names: 'f-text f-line' }),
    ].join(''),
  );
}

interface SumStyle {
  cell: string;
  names: string;
}

/** For mail programs that apply prefers-color-scheme; the others show the light colours. */
const darkStyle = `@media (prefers-color-scheme: dark) {
.f-page { background: ${dark.page} !important; }
.f-card { background: ${dark.card} !important; border-color: ${dark.line} !important; color: ${dark.text} !important; }
.f-text { color: ${dark.text} !important; }
.f-quiet { color: ${dark.quiet} !important; }
.f-accent { color: ${dark.accent} !important; }
.f-line { border-color: ${dark.line} !important; }
.f-tint { background: ${dark.tint} !important; }
.f-raised { background: ${dark.raised} !important; }
.f-warn { background: ${dark.warnTint} !important; color: ${dark.warn} !important; }
.f-button { background: ${dark.accent} !important; color: ${dark.onAccent} !important; }
}`;

/** One column, at most 560 px wide, laid out in tables because old mail programs know no other layout. */
export function renderMailHtml({ subject, heading, blocks, footer }: MailDraft): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .f-card { padding: 24px 20px 8px !important; } }
${darkStyle}
</style>
</head>
<body class="f-page" style="margin:0;padding:0;background:${light.page}">
<table role="presentation" class="f-page" width="100%" cellpadding="0" cellspacing="0" style="background:${light.page}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed">
<tr><td class="f-accent" style="padding:0 0 16px;font:600 22px/1.3 ${serif};color:${light.accent}">Foyer</td></tr>
<tr><td class="f-card" style="padding:32px 32px 16px;background:${light.card};border:1px solid ${light.line};border-radius:14px;font:400 16px/1.55 ${sans};color:${light.text}">
<h1 class="f-text" dir="auto" style="margin:0 0 16px;font:600 26px/1.25 ${serif};color:${light.text};${wrap}">${escapeHtml(heading)}</h1>
${blocks.map(blockAsHtml).join('\n')}
</td></tr>
<tr><td class="f-quiet" style="padding:16px 0 0;font:400 13px/1.5 ${sans};color:${light.quiet};${wrap}">${lines(footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
