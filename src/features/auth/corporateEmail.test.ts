import { describe, expect, it } from '@jest/globals';
import { checkCorporateEmail, FREE_EMAIL_MESSAGE, isFreeEmail } from './corporateEmail';

describe('free providers', () => {
  it.each([
    'a@gmail.com',
    ' A@GMAIL.COM ',
    'a@yahoo.co.in',
    'a@mail.yahoo.co.uk',
    'a@me.com',
    'a@web.de',
    'a@t-online.de',
    'a@msn.com',
  ])('%s is free', (email) => expect(isFreeEmail(email)).toBe(true));

  it.each([
    'a@acme.com',
    'a@oliveco.com',
    'a@gmail.company.in',
    'a@webde.com',
    'a@northwind.example',
  ])('%s is not', (email) => expect(isFreeEmail(email)).toBe(false));
});

it.each([
  ['', 'Email is required'],
  ['asha', 'Please enter a valid email address'],
  ['a@gmail.com', FREE_EMAIL_MESSAGE],
  ['asha@northwind.example', true],
])('%s: %s', (email, answer) => expect(checkCorporateEmail(email)).toBe(answer));
