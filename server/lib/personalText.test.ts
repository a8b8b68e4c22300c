import { expect, it } from '@jest/globals';
import { createPeopleList, cutTemplate, mentionOf, phrase, readText } from './personalText';

const asha = mentionOf({ id: 12 }, 'Asha {0} Rao');

it('keeps people apart from the words around them', () => {
  const people = createPeopleList();
  const text = people.template(phrase`moved ${asha} and {${'{1}'}} to ${3} of ${asha}`);
  expect(people.stored(text)).toBe('moved {0} and {{{{1}} to 3 of {0}');
  expect(people.list).toEqual([{ id: 12, name: 'Asha {0} Rao' }]);
  expect(readText(people.list, text)).toBe('moved Asha {0} Rao and {{1}} to 3 of Asha {0} Rao');
  expect(readText([{ id: 12, name: 'Deleted person 12' }], text)).toBe(
    'moved Deleted person 12 and {{1}} to 3 of Deleted person 12',
  );
});

it('leaves a text in which nobody is named as it is', () => {
  const people = createPeopleList();
  const text = people.stored(people.template('changed {0} to {{1}}'));
  expect([text, readText([], text)]).toEqual(['changed {0} to {{1}}', 'changed {0} to {{1}}']);
});

it('knows people without an account by their address, and what is gone by three dots', () => {
  const people = createPeopleList();
  people.refer({ person: null, email: 'a@acme.example', name: 'A' });
  people.refer({ person: 12, detail: '1990-05-17' });
  expect(people.list).toEqual([
    { email: 'a@acme.example', name: 'A' },
    { id: 12, detail: '1990-05-17' },
  ]);
  expect(readText([{ id: 12, detail: null }], 'from {0} to {1}')).toBe('from … to …');
});

it.each([
  ['ab{12}cd', 4, 'ab'],
  ['ab{{cd', 3, 'ab'],
  ['ab{{cd', 4, 'ab{{'],
  ['ab{1}', 5, 'ab{1}'],
])('cuts %s after %s characters to %s', (template, length, cut) =>
  expect(cutTemplate(template, length)).toBe(cut),
);
