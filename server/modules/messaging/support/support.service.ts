import type { Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import { invalidInput } from '../../../lib/errors';
import { readEmail, readLine } from '../../../lib/input';
import { phoneProblem, readPhone } from '../../../lib/phoneNumber';
import { multiLine, singleLine } from '../../../lib/text';
import type { ModuleDeps } from '../../../deps';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { contactMail, newsletterNoteMail, newsletterWelcomeMail } from './support.mails';
import { limits } from '../../../http/rateLimits/limits';
import { networkOf } from '../../../http/rateLimits/networks';
import type { RateLimits } from '../../../http/rateLimits/rateLimits.service';
import * as repository from './support.repository';

interface SupportDeps extends Pick<ModuleDeps, 'db' | 'config' | 'clock'> {
  mail: Pick<MailQueue, 'enqueue'>;
  rateLimits: Pick<RateLimits, 'takeInTransaction'>;
}

export type SupportService = ReturnType<typeof createSupportService>;

/** Contact form and newsletter: stores each entry and mails it to support (D18). */
export function createSupportService({ db, config, clock, mail, rateLimits }: SupportDeps) {
  return {
    details: (): Schemas['SupportContact'] => {
      const { phone, hours, replyTime, chatUrl, offices } = config.support;
      return {
        email: config.supportEmail,
        phone,
        hours,
        reply_time: replyTime,
        chat_url: chatUrl,
        offices,
      };
    },

    /** @throws AppError 400 with fields, 429 */
    async contact(form: Schemas['ContactRequest'], address: string): Promise<Schemas['Message']> {
      const message = readContact(form);
      await inTransaction(db, async (trx) => {
        await rateLimits.takeInTransaction(trx, [limits.contactNetwork, networkOf(address)]);
        await repository.insertContactMessage(trx, {
          first_name: message.firstName,
          last_name: message.lastName,
          email: message.email,
          company: message.company,
          phone: message.phone,
          inquiry_type: message.inquiryType,
          subject: message.subject,
          message: message.message,
          created_at: new Date(clock.now()),
        });
        await mail.enqueue(trx, {
          kind: 'contact_message',
          to: config.supportEmail,
          replyTo: message.email,
          ...contactMail(message, config.support),
        });
      });
      return { message: 'Message sent successfully!' };
    },

    /**
     * Adds an address to the newsletter. An address that is already on the list gets the same answer.
     * @throws AppError 400, 429
     */
    async subscribe(rawEmail: string, address: string): Promise<Schemas['Message']> {
      const { address: email } = readEmail(rawEmail);
      await inTransaction(db, async (trx) => {
        await rateLimits.takeInTransaction(trx, [limits.newsletterNetwork, networkOf(address)]);
        const isNew = await repository.insertSubscriber(trx, email, new Date(clock.now()));
        if (!isNew) return;
        await mail.enqueue(trx, {
          kind: 'newsletter_welcome',
          to: email,
          headers: { 'List-Unsubscribe': `<mailto:${config.supportEmail}?subject=unsubscribe>` },
          ...newsletterWelcomeMail(config),
        });
        await mail.enqueue(trx, {
          kind: 'newsletter_note',
          to: config.supportEmail,
          ...newsletterNoteMail(email),
        });
      });
      return { message: 'Thank you for subscribing!' };
    },
  };
}

/** @throws AppError 400 */
function readContactPhone(text: string): string | null {
  const phone = singleLine(readPhone(text));
  if (phone === '') return null;
  const problem = phoneProblem(phone);
  if (problem !== null) throw invalidInput(problem, { phone: problem });
  return phone;
}

/** Reduces every field that may appear in a mail header to one line. */
function readContact(form: Schemas['ContactRequest']) {
  const text = multiLine(form.message);
  if (text === '') {
    throw invalidInput('Message is required', { message: 'Message is required' });
  }
  return {
    firstName: readLine(form.first_name, 'first_name', 'First name is required'),
    lastName: readLine(form.last_name, 'last_name', 'Last name is required'),
    email: readEmail(form.email).address,
    company: readLine(form.company, 'company', 'Company is required'),
    phone: readContactPhone(form.phone ?? ''),
    inquiryType: form.inquiry_type,
    subject: readLine(form.subject, 'subject', 'Subject is required'),
    message: text,
  };
}
