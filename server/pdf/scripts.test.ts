import { expect, it } from '@jest/globals';
import { renderPdf } from './pdfDocument';
import { readPdf } from './testing/readPdf';
import { textRuns } from './textRuns';

const NAMES = [
  'தமிழ்ச்செல்வி நாராயணன்',
  'కృష్ణమూర్తి శ్రీనివాస్',
  'ಕೃಷ್ಣಮೂರ್ತಿ ಶ್ರೀನಿವಾಸ',
  'ശ്രീകുമാർ കൃഷ്ണൻ',
  'শ্রীকৃষ্ণ বন্দ্যোপাধ্যায়',
  'શ્રીકૃષ્ણ ક્ષત્રિય',
  'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  'ଶ୍ରୀକୃଷ୍ଣ ମହାନ୍ତି',
  'श्रीकृष्ण क्षत्रिय',
  '王小明',
  '陳國劉 喆堃',
  '田中 さくら 髙橋 峠',
  '김철수 金',
  'สมชาย',
  'ශ්‍රී කෘෂ්ණ',
  'ᱥᱟᱱᱛᱟᱲᱤ',
  'ꯃꯤꯇꯩ',
  'Asha தமிழ் 王 Rao',
];

it.each(NAMES)('%s is drawn in the letters of its script', async (name) => {
  for (const face of ['regular', 'bold', 'display'] as const) {
    const runs = textRuns(name, face);
    expect(runs.map(({ text }) => text).join('')).toBe(name.normalize('NFC'));
    const pdf = await renderPdf({ title: 'Names', date: new Date(0) }, (canvas) => {
      canvas.newPage();
      canvas.text(name, 48, 60, { face });
    });
    const [page] = readPdf(pdf);
    expect(page?.texts.join('')).not.toContain('?');
    expect(page?.texts.join('').length).toBeGreaterThan(0);
  }
});

it('joins the letters of a conjunct to one glyph', async () => {
  const glyphs = async (text: string) => {
    const pdf = await renderPdf({ title: 'Names', date: new Date(0) }, (canvas) => {
      canvas.newPage();
      canvas.text(text, 48, 60);
    });
    return readPdf(pdf)[0]?.texts.join('');
  };
  // The sign that joins them is no letter of its own: it is in the text of the glyph before it, or nowhere.
  for (const text of ['ક્ષ', 'க்ஷ']) expect(await glyphs(text)).toBe(text);
});

it('draws Chinese characters in the shapes of the language that the text is in', () => {
  const fontsOf = (text: string) =>
    textRuns(text, 'regular').map(({ font }) => font.name.slice(0, 2));
  expect(new Set(fontsOf('骨'))).toEqual(new Set(['sc']));
  expect(new Set(fontsOf('骨さ'))).toEqual(new Set(['jp']));
  expect(fontsOf('骨김')).toContain('kr');
});
