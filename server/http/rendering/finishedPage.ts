import { createHash } from 'node:crypto';
import { EncodedText } from '../encodedText';

/** The sha256 of a text in the notation of a Content-Security-Policy. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of the scripts and style elements in a document. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** A document that everybody gets. */
export class FinishedPage extends EncodedText {
  constructor(
    html: string,
    readonly hashes: InlineHashes,
  ) {
    super(html);
  }
}
