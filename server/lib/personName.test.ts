import { describe, expect, it } from '@jest/globals';
import { nameProblem } from './personName';

describe('the name of a person', () => {
  it.each([
    'Asha Menon',
    "Siobhán O'Brien-Núñez",
    'Ravi’s Guest',
    'J.R.R. Tolkien',
    'K.Ravi',
    'Rohan A. Iyer, Jr.',
    'आशा मेनन',
    'സു\u200Dനിൽ',
    '李小龍',
    'Nguye\u0302\u0303n 2',
    'a'.repeat(100),
  ])('may be %s', (name) => expect(nameProblem(name, 'Name')).toBeNull());

  it.each([
    'Win now at https://x',
    'www.cheap',
    'See cheap-tickets.com',
    'CHEAP.COM',
    'x.io',
    't.me',
    'поддержка.рф',
    'Prof.Rao',
  ])('is no web address: %s', (name) =>
    expect(nameProblem(name, 'Name')).toBe(
      'Name must hold no web address. After a dot, put a space.',
    ),
  );

  it.each([
    'Asha\nMenon',
    'Asha\u2028Menon',
    'Asha\u202Eneve',
    'Asha\u200FMenon',
    'a\u0007b',
    'me@x',
    '<b>Asha</b>',
    'Buy: now!',
    'R&D',
    '🎟',
  ])('has no other characters: %j', (name) =>
    expect(nameProblem(name, 'Name')).toBe(
      'Name may have letters, digits, spaces, dots, commas, hyphens and apostrophes only.',
    ),
  );

  it('has a letter, and at most 100 characters', () => {
    expect(nameProblem('98 765 43210', 'Name')).toBe('Name needs at least one letter.');
    expect(nameProblem('a'.repeat(101), 'Name')).toBe('Name must be at most 100 characters long.');
  });

  it('of a team or company has more signs, and no web address either', () => {
    expect(nameProblem('R&D (Pune)', 'Name', { group: true })).toBeNull();
    expect(nameProblem('acme.com', 'Name', { group: true })).toContain('no web address');
    expect(nameProblem('a<b', 'Name', { group: true })).toContain('only');
  });
});
