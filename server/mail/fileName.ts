import { singleLine } from '../lib/text';

const MAX_LENGTH = 100;

/**
 * A name for an attachment, whatever it was made of: no path, no hidden file, nothing that a header
 * or a disk could stumble over.
 */
export function safeFileName(name: string): string {
  const last = singleLine(name).split(/[\\/]/).at(-1) ?? '';
  const safe = last.replace(/[:*?"<>|;]/g, '-').replace(/^[.\s-]+/, '');
  const dot = safe.lastIndexOf('.');
  const ending = dot > 0 ? safe.slice(dot, dot + 10) : '';
  const stem = [...safe.slice(0, dot > 0 ? dot : undefined)].slice(0, MAX_LENGTH - ending.length);
  return `${stem.join('').trim() || 'attachment'}${ending}`;
}
