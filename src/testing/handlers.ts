import { http, HttpResponse, type JsonBodyType, type RequestHandler } from 'msw';
import type {
  ApiErrorBody,
  BookingList,
  CategoryList,
  ComingBookings,
  CompanySeats,
  CompanySecondFactor,
  MailPreferences,
  NotificationList,
  PasskeyList,
  RecoveryCodesLeft,
  SessionList,
  Totp,
  WaitingList,
  SupportContact,
} from '@/api';
import { buildBookingList } from './bookingFactories';
import { buildCategoryList } from './eventFactories';
import { buildNotificationList } from './notificationFactories';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The msw path of a call of the contract (`/events/{id}` is written `/events/:id`). */
export function apiPath(path: string): string {
  return `*/api${path}`;
}

/**
 * Answers one call with one body; the type parameter is the contract's response type:
 * `server.use(answer<EventList>('get', '/events/', buildEventList([…])))`.
 */
export function answer<T extends object>(
  method: Method,
  path: string,
  body: T,
  status = 200,
): RequestHandler {
  return http[method](apiPath(path), () => HttpResponse.json(body as JsonBodyType, { status }));
}

/** Answers one call with 204 and no body. */
export function answerEmpty(method: Method, path: string): RequestHandler {
  return http[method](apiPath(path), () => new HttpResponse(null, { status: 204 }));
}

/** Refuses one call with an error body of the contract. */
export function refuse(
  method: Method,
  path: string,
  status: number,
  body: Partial<ApiErrorBody> = {},
): RequestHandler {
  const full: ApiErrorBody = {
    error: 'The request was refused.',
    code: 'invalid_input',
    request_id: 'req-test',
    ...body,
  };
  return http[method](apiPath(path), () => HttpResponse.json(full, { status }));
}

/** The call never arrives: what a person without a network sees. */
export function loseConnection(method: Method, path: string): RequestHandler {
  return http[method](apiPath(path), () => HttpResponse.error());
}

/** The words of the specification, and three offices. */
export const supportContact: SupportContact = {
  email: 'help@acme.example',
  phone: '+91 22 5550 1234',
  hours: '24/7',
  reply_time: '2-4 business hours',
  chat_url: 'https://wa.me/919800000000',
  offices: ['Mumbai', 'Bengaluru', 'New Delhi'].map((city) => ({ city, lines: ['1 Main Road'] })),
};

/** Calls that every framed page makes, whatever the test is about. */
export const defaultHandlers: RequestHandler[] = [
  answer<CategoryList>('get', '/event-categories/', buildCategoryList()),
  answer<NotificationList>('get', '/notifications/', buildNotificationList()),
  answer<CompanySeats>('get', '/company/seats/', { results: [] }),
  answer<WaitingList>('get', '/waiting-list/', { results: [] }),
  answer<ComingBookings>('get', '/users/:id/coming-bookings/', { results: [], may_leave: true }),
  answer<BookingList>('get', '/bookings/', buildBookingList([])),
  answer<SupportContact>('get', '/contact/', supportContact),
  // The profile's own cards, which come after the profile.
  answer<SessionList>('get', '/auth/sessions/', { sessions: [] }),
  answer<Totp>('get', '/auth/totp/', { since: null }),
  answer<PasskeyList>('get', '/auth/passkeys/', { passkeys: [] }),
  answer<RecoveryCodesLeft>('get', '/auth/recovery-codes/', { left: 0, has_second_factor: false }),
  answer<CompanySecondFactor>('get', '/company/second-factor/', { required_for_admins: false }),
  answer<MailPreferences>('get', '/notifications/mail-preferences/', {
    approval_mails: 'each',
    timezone: 'Asia/Kolkata',
  }),
];
