import type { BodyAt } from '../contract/calls';
import type { TestApp } from './buildTestApp';
import { createBookingCalls } from './bookings';
import type { ReadMail } from './mailbox';

/** Client calls for a link in a mail, without a session. */
export function createLinkCalls(test: Pick<TestApp, 'app' | 'db'>) {
  const calls = createBookingCalls(test);
  return {
    show: (token: string) => calls.get(`/approval-links/${token}/`, {}),
    approve: (token: string, body: object = {}) =>
      calls.call('POST', `/approval-links/${token}/approve/`, {}, body),
    decline: (
      token: string,
      body: BodyAt<'POST', `/approval-links/${string}/decline/`> = { reason: 'Not this year.' },
    ) => calls.call('POST', `/approval-links/${token}/decline/`, {}, body),
  };
}

/** @throws Error if the mail has no link for approving */
export function decisionTokenIn({ links }: ReadMail): string {
  const token = /\/decide\/([\w-]+)\?do=approve$/.exec(
    links.find((one) => one.endsWith('approve')) ?? '',
  );
  if (!token?.[1]) throw new Error(`There is no link in ${links.join(' ')}.`);
  return token[1];
}
