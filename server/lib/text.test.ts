import { describe, expect, it } from '@jest/globals';
import { escapeHtml, multiLine, singleLine } from './text';

describe('singleLine', () => {
  it.each([
    ['  Asha   Menon ', 'Asha Menon'],
    ['Asha\r\nBcc: all@acme.example', 'Asha Bcc: all@acme.example'],
    ['a\u0000\u0007\tb\u2028c\u0085d', 'a b c d'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['\n\r', ''],
    ['മലയാളം ക്‍ഷ', 'മലയാളം ക്‍ഷ'],
  ])('%j is %j', (text, line) => expect(singleLine(text)).toBe(line));
});

describe('multiLine', () => {
  it('keeps line breaks, in one way, and nothing else that cannot be seen', () => {
    expect(multiLine('\r\none  \r\ntwo\u0007!\rthree\n\n')).toBe('one\ntwo !\nthree');
  });
});

describe('escapeHtml', () => {
  it('leaves nothing that could be markup', () => {
    expect(escapeHtml(`<a href="x" id='y'>&</a>`)).toBe(
      '&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
    );
  });
});
