import type { CompanyWebhookEvent, OrganizerWebhookEvent, Webhook } from '@/api';

export type WebhookEvent = CompanyWebhookEvent | OrganizerWebhookEvent;

/** What an event is called, and when it is sent. */
export const EVENT_LABELS: Readonly<Record<WebhookEvent, string>> = {
  'booking.paid': 'Booking paid',
  'booking.cancelled': 'Booking cancelled',
  'booking.refunded': 'Booking refunded',
  'ticket.named': 'Attendee named',
  'ticket.reassigned': 'Ticket reassigned',
  'ticket.checked_in': 'Ticket checked in',
  'event.published': 'Event published',
  'event.rescheduled': 'Event rescheduled',
  'event.cancelled': 'Event cancelled',
  'approval.requested': 'Approval requested',
  'approval.decided': 'Approval decided',
  'budget.nearly_used': 'Budget nearly used',
};

export const COMPANY_EVENTS: readonly CompanyWebhookEvent[] = [
  'booking.paid',
  'booking.cancelled',
  'booking.refunded',
  'ticket.named',
  'ticket.reassigned',
  'ticket.checked_in',
  'event.rescheduled',
  'event.cancelled',
  'approval.requested',
  'approval.decided',
  'budget.nearly_used',
];

/** What a chat can be told. */
const MESSAGE_EVENTS: readonly CompanyWebhookEvent[] = ['approval.requested', 'approval.decided'];

export const ORGANIZER_EVENTS: readonly OrganizerWebhookEvent[] = [
  'booking.paid',
  'booking.cancelled',
  'booking.refunded',
  'ticket.named',
  'ticket.reassigned',
  'ticket.checked_in',
  'event.published',
  'event.rescheduled',
  'event.cancelled',
];

/** The events of an organizer, or of a company, in this format. */
export function eventsOf(
  organizerId: number | null,
  format: Webhook['format'],
): readonly WebhookEvent[] {
  if (organizerId !== null) return ORGANIZER_EVENTS;
  return format === 'message' ? MESSAGE_EVENTS : COMPANY_EVENTS;
}

const isKnown = (event: string): event is WebhookEvent => Object.hasOwn(EVENT_LABELS, event);

/** The name of an event, also of one that this version does not know. */
export const labelOf = (event: string): string => {
  if (event === 'webhook.test') return 'Test';
  return isKnown(event) ? EVENT_LABELS[event] : event;
};

export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);
