import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { systemClock, type Clock } from '../lib/clock';
import { readPdf } from '../pdf/testing/readPdf';
import type { TestApp } from './buildTestApp';
import { createBackgroundWorkers } from './payments';
import { startSmtpServer } from './smtpServer';

export interface ReadMail {
  to: string[];
  subject: string;
  text: string;
  html: string;
  messageId: string | undefined;
  headerKeys: string[];
  /** The links of the HTML. */
  links: string[];
  files: ReadFile[];
}

interface ReadFile {
  name: string;
  type: string;
  /** The text of each page of a PDF; other files count as one page. */
  pages: string[];
}

/** Parses a mail and its attachments. */
async function readMail({ to, data }: { to: string[]; data: string }): Promise<ReadMail> {
  const mail = await PostalMime.parse(data);
  const html = mail.html ?? '';
  return {
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html,
    messageId: mail.messageId,
    headerKeys: mail.headers.map(({ key }) => key),
    links: [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) =>
      link.replaceAll('&amp;', '&'),
    ),
    files: mail.attachments.map(({ filename, mimeType, content }) => {
      const bytes = Buffer.from(typeof content === 'string' ? content : new Uint8Array(content));
      const isPdf = mimeType === 'application/pdf';
      return {
        name: filename ?? '',
        type: mimeType,
        pages: isPdf
          ? readPdf(bytes).map(({ texts }) => texts.join(' '))
          : [bytes.toString('utf8')],
      };
    }),
  };
}

/** Parses a calendar file. */
export function readCalendarFile(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    method: calendar.getFirstPropertyValue('method'),
    events: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        summary: event.summary,
        location: event.location,
        start: event.startDate.toJSDate(),
        end: event.endDate.toJSDate(),
        status: component.getFirstPropertyValue('status'),
      };
    }),
  };
}

/** A mail server, and background workers that send to it, as in another process of the app. */
export async function openMailbox(test: TestApp, clock: Clock = systemClock) {
  const smtp = await startSmtpServer();
  const startProcess = () =>
    createBackgroundWorkers({ ...test, config: { ...test.config, smtpUrl: smtp.url } }, clock);
  const process = startProcess();
  return {
    smtp,
    process,
    startProcess,

    /** Runs due jobs and sends queued mails. @returns the mails that arrived since the last call */
    async collect(): Promise<ReadMail[]> {
      await process.queue.runOnce();
      await process.mailSender.sendOnce();
      return Promise.all(smtp.received.splice(0).map(readMail));
    },

    /** Runs due jobs and marks their mails as sent, which saves the time for drawing PDFs. */
    async discard(): Promise<void> {
      await process.queue.runOnce();
      await test.db
        .updateTable('mails')
        .set({ sent_at: new Date(clock.now()) })
        .where('sent_at', 'is', null)
        .execute();
      smtp.received.length = 0;
    },

    async close() {
      await process.pdfWorker.close();
      await smtp.stop();
    },
  };
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;
