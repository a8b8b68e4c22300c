import { expect, it } from '@jest/globals';
import { citiesSentence } from './eventSentences';

it.each([
  [[], ''],
  [['Mumbai'], 'Mumbai'],
  [['Mumbai', 'Pune'], 'Mumbai and Pune'],
  [['Mumbai', 'Pune', 'Goa'], 'Mumbai, Pune and Goa'],
  [['Mumbai', 'Pune', 'Goa', 'Jaipur'], 'Mumbai, Pune and two more cities'],
])('%j reads %s', (cities, sentence) => expect(citiesSentence(cities)).toBe(sentence));
