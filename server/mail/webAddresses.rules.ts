/** A part of a text; with `href` where it is a web address. */
export interface TextPart {
  text: string;
  href?: string;
}

const address = /\bhttps?:\/\/[^\s<>"'`\\^{|}]+/gi;
/** Punctuation of the sentence around the address; tried once for each run of punctuation. */
const after = /(?<![).,;:!?\]*_~])[).,;:!?\]*_~]+$/;

/**
 * Web addresses of a text that may become links: those whose text shows where they lead. One with a user name
 * before its host (`https://bank.example@evil.example`) stays text.
 */
export function splitByLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = found.replace(after, '');
    if (!isSafe(link)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: link, href: link });
    from = index + link.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

function isSafe(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, username, password } = new URL(link);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}
