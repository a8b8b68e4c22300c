import { describe, expect, it } from '@jest/globals';
import {
  corporateEmailProblem,
  FREE_EMAIL_MESSAGE,
  isFreeEmail,
  loadMailDomainLists,
} from './corporateEmail';

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
    'a@yahoo.fr',
    'a@outlook.com.br',
    'a@mail.tutanota.com',
  ])('%s is free', (email) => expect(isFreeEmail(email)).toBe(true));

  it.each([
    'a@acme.com',
    'a@oliveco.com',
    'a@gmail.company.in',
    'a@webde.com',
    'a@northwind.example',
    'a@live-nation.com',
    'a@yahoo.acme.com',
    'a@proton.com',
  ])('%s is not', (email) => expect(isFreeEmail(email)).toBe(false));
});

it('knows the long lists once they are loaded, and is as strict as before without them', async () => {
  const disposable = 'a@sub.mailinator.com';
  expect(corporateEmailProblem(disposable)).toBeNull();
  await loadMailDomainLists();
  expect(corporateEmailProblem(disposable)).toBe(FREE_EMAIL_MESSAGE);
  expect(corporateEmailProblem('a@proton.me')).toBe(FREE_EMAIL_MESSAGE);
  for (const domain of ['mozmail.com', 'asha.simplelogin.com', 'hey.com', 'mailbox.org']) {
    expect(corporateEmailProblem(`a@${domain}`)).toBe(FREE_EMAIL_MESSAGE);
  }
  expect(corporateEmailProblem('a@acme.com')).toBeNull();
});

it.each([
  ['asha', 'Please enter a valid email address'],
  ['a@gmail.com', FREE_EMAIL_MESSAGE],
  ['asha@northwind.example', null],
])('%s: %s', (email, answer) => expect(corporateEmailProblem(email)).toBe(answer));
