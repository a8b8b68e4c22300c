import { expect, it } from '@jest/globals';
import { EncodedText } from './encodedText';

it('is compressed once, however many ask at the same time, and counts the copy', async () => {
  const text = new EncodedText('x'.repeat(5_000));
  const [first, second] = await Promise.all([text.in('br'), text.in('br')]);
  expect(first).toBe(second);
  expect(first.encoding).toBe('br');
  expect(text.size).toBe(5_000 + first.body.length);
});
