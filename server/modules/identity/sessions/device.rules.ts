import { parse } from 'bowser';

/** Mails show the name, so a caller must not choose a sentence or an address. */
const isName = (text: string | undefined) => /^[a-z][\w +-]{0,29}$/i.test(text ?? '');

/** `Chrome on Windows`, or what is known of it. */
export function deviceInWords(userAgent: string | null): string {
  if (!userAgent?.trim()) return 'Unknown device';
  const { browser, os } = parse(userAgent);
  const program = browser.name || /^(?!Mozilla)[^/]+(?=\/)/.exec(userAgent)?.[0];
  return [program, os.name].filter(isName).join(' on ') || 'Unknown device';
}
