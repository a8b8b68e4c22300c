import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unchecked } from '../../../testing/checkedInject';
import { createAuthCalls } from '../../../testing/authCalls';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { mailsTo } from '../../../testing/mails';

const support = 'help@foyer.test';
let test: TestApp;
let post: ReturnType<typeof createAuthCalls>['post'];
beforeAll(async () => {
  test = await buildTestApp({
    config: {
      supportEmail: support,
      support: {
        phone: '+91 22 5550 1234',
        hours: null,
        replyTime: 'one day',
        chatUrl: null,
        offices: [{ city: 'Pune', lines: ['1 Main Road'] }],
      },
    },
  });
  ({ post } = createAuthCalls(test));
});
afterAll(() => test.close());

const form = {
  first_name: 'Asha',
  last_name: 'Menon',
  email: ' Asha@Northwind.example ',
  company: 'Northwind',
  phone: '+91 22 5550 1234',
  inquiry_type: 'enterprise' as const,
  subject: 'Two hundred seats',
  message: 'Good morning,\r\nplease call me.',
};

const messages = () => test.db.selectFrom('contact_messages').selectAll().orderBy('id').execute();

it('tells the pages what is set of support, and nothing in place of what is not', async () => {
  const answer = await test.app.inject({ url: '/api/contact/' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    email: support,
    phone: '+91 22 5550 1234',
    hours: null,
    reply_time: 'one day',
    chat_url: null,
    offices: [{ city: 'Pune', lines: ['1 Main Road'] }],
  });
});

describe('the contact form', () => {
  it('is stored, and mailed to support so that an answer reaches the person', async () => {
    const answer = await post('/contact/', form);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ message: 'Message sent successfully!' });
    expect(await messages()).toEqual([
      expect.objectContaining({
        ...form,
        email: 'asha@northwind.example',
        message: 'Good morning,\nplease call me.',
      }),
    ]);
    const [mail, ...more] = await mailsTo(test, support);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'contact_message',
      reply_to: 'asha@northwind.example',
      subject: '[Enterprise] Two hundred seats',
      text: expect.stringMatching(/> please call me\.[^]*promises a reply within one day\./),
    });
  });

  it('needs no telephone', async () => {
    const { phone: _phone, ...withoutPhone } = form;
    expect((await post('/contact/', withoutPhone)).statusCode).toBe(201);
    expect((await post('/contact/', { ...form, phone: ' ' })).statusCode).toBe(201);
    expect((await messages()).slice(-2)).toMatchObject([{ phone: null }, { phone: null }]);
  });

  it.each([
    [{ first_name: ' ' }, 'first_name', 'First name is required'],
    [{ last_name: '' }, 'last_name', 'Last name is required'],
    [{ email: 'asha' }, 'email', 'Please enter a valid email address'],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'email', 'Please enter a valid email address'],
    [{ company: '\n' }, 'company', 'Company is required'],
    [{ subject: '\u202E ' }, 'subject', 'Subject is required'],
    [{ message: ' \r\n ' }, 'message', 'Message is required'],
    [{ inquiry_type: 'complaint' }, 'inquiry_type', expect.stringContaining('must be one of')],
    [{ message: 'x'.repeat(5001) }, 'message', expect.stringContaining('at most 5000')],
  ])('with %j is refused', async (change, field, sentence) => {
    const before = (await messages()).length;
    const answer = await post('/contact/', unchecked({ ...form, ...change }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ [field]: sentence });
    expect(await messages()).toHaveLength(before);
  });

  it('cannot add a header through a name or a subject', async () => {
    const evil = 'x\r\nBcc: all@acme.example';
    await post('/contact/', { ...form, first_name: evil, company: evil, subject: evil });
    const mail = (await mailsTo(test, support)).at(-1);
    expect(mail?.subject).toBe('[Enterprise] x Bcc: all@acme.example');
    expect(mail?.text).not.toMatch(/^Bcc/m);
    expect((await messages()).at(-1)).toMatchObject({ subject: 'x Bcc: all@acme.example' });
  });

  it('is taken ten times an hour from one network', async () => {
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => post('/contact/', form, {}, '2001:db8::1')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    const refused = await post('/contact/', form, {}, '2001:db8::2');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  });
});

describe('the newsletter', () => {
  const email = 'reader@acme.example';
  const subscribe = (address: string, network?: string) =>
    post('/newsletter/', { email: address }, {}, network);

  it('takes an address once, and answers the same the second time', async () => {
    const before = (await mailsTo(test, support)).length;
    for (const spelling of [email, ` ${email.toUpperCase()} `]) {
      const answer = await subscribe(spelling);
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toEqual({ message: 'Thank you for subscribing!' });
    }
    const rows = await test.db.selectFrom('newsletter_subscribers').select('email').execute();
    expect(rows).toEqual([{ email }]);
    expect(await mailsTo(test, email)).toMatchObject([
      {
        kind: 'newsletter_welcome',
        headers: { 'List-Unsubscribe': `<mailto:${support}?subject=unsubscribe>` },
      },
    ]);
    expect((await mailsTo(test, support)).slice(before)).toMatchObject([
      { kind: 'newsletter_note', text: expect.stringContaining(email) },
    ]);
  });

  it('writes to an address once, however often it comes at once', async () => {
    const eager = 'eager@acme.example';
    await Promise.all(Array.from({ length: 5 }, () => subscribe(eager)));
    expect(await mailsTo(test, eager)).toHaveLength(1);
  });

  it('refuses what is no address', async () => {
    const answer = await subscribe('a@b.example, c@d.example');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ email: 'Please enter a valid email address' });
  });

  it('is taken ten times an hour from one network', async () => {
    const answers = [];
    for (let count = 0; count < 12; count += 1) {
      answers.push((await subscribe(`reader${count}@acme.example`, '203.0.113.7')).statusCode);
    }
    expect(answers).toEqual([...Array<number>(10).fill(201), 429, 429]);
  });
});
