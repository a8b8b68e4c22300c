import { createHash } from 'node:crypto';
import { EncodedText } from '../encodedText';

/** The sha256 of a text, as a content policy writes it. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Of the scripts and style elements that a document contains. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** A document as it is sent, the same to everybody. */
export class FinishedPage extends EncodedText {
  constructor(
    html: string,
    readonly hashes: InlineHashes,
  ) {
    super(html);
  }
}
