import { expect, it } from '@jest/globals';
import { unprintedNote } from './printedName';

it.each([
  'Zoë Łukasz-O’Brien',
  'Nguyễn Thị Hạnh',
  'Дмитрий Ελένη',
  'अमित কুমার தமிழ் മലയാളം ᱥᱟᱱᱛᱟᱲᱤ',
  'محمد דוד ไทย',
  '王伟 さくら 김민준',
  'R2-D2, Jr. (!)',
])('tickets show all of %s', (name) => {
  expect(unprintedNote(name)).toBeNull();
});

it('names the letters that no font has, each once', () => {
  expect(unprintedNote('Anna ՀՀ Sarkisian')).toBe(
    'Tickets cannot show Հ and print “?” instead. Latin letters work.',
  );
  expect(unprintedNote('ሰላምታ')).toBe(
    'Tickets cannot show ሰ, ላ, ም … and print “?” instead. Latin letters work.',
  );
});
