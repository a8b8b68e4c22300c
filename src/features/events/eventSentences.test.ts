import { expect, it } from '@jest/globals';
import { citiesSentence, daysLabel } from './eventSentences';

it.each([
  [[], ''],
  [['Mumbai'], 'Mumbai'],
  [['Mumbai', 'Pune'], 'Mumbai and Pune'],
  [['Mumbai', 'Pune', 'Goa'], 'Mumbai, Pune and Goa'],
  [['Mumbai', 'Pune', 'Goa', 'Jaipur'], 'Mumbai, Pune and two more cities'],
])('%j reads %s', (cities, sentence) => expect(citiesSentence(cities)).toBe(sentence));

it.each([
  ['2026-12-05', '2026-12-06', 'Dec 5 to 6, 2026'],
  ['2026-12-05', '2026-12-05', 'Dec 5, 2026'],
  ['2026-12-05', '', 'From Dec 5, 2026'],
  ['', '2026-12-06', 'Until Dec 6, 2026'],
])('the days %j to %j read %s', (first, last, label) => expect(daysLabel(first, last)).toBe(label));
