import type { ApiKeyScope, ApiKeyStatus, CompanyApiKeyScope, OrganizerApiKeyScope } from '@/api';

/** What keys may do, in the order of the lists. */
export const SCOPES: Readonly<Record<ApiKeyScope, { label: string; may: string }>> = {
  read_events: { label: 'Read events', may: 'Events and their tickets.' },
  read_bookings: { label: 'Read bookings', may: 'Bookings with their attendees and amounts.' },
  write_attendees: { label: 'Write attendees', may: 'The names on tickets.' },
  check_in: { label: 'Check in', may: 'Guest lists and scans.' },
  export: { label: 'Export', may: 'CSV and Excel files, and the recorded changes.' },
  spend: { label: 'Spend', may: 'Buys and cancels tickets, and requests approval.' },
};

export const COMPANY_SCOPES = [
  'read_events',
  'read_bookings',
  'write_attendees',
  'export',
  'spend',
] as const satisfies readonly CompanyApiKeyScope[];

export const ORGANIZER_SCOPES = [
  'read_events',
  'read_bookings',
  'check_in',
  'export',
] as const satisfies readonly OrganizerApiKeyScope[];

export const STATUSES: Readonly<
  Record<ApiKeyStatus, { label: string; color: 'success' | 'default' | 'warning' }>
> = {
  active: { label: 'Active', color: 'success' },
  expired: { label: 'Expired', color: 'default' },
  ended: { label: 'Ended', color: 'warning' },
};

/** Days until a key expires, as the value of a choice; empty for never. */
export const LIFETIMES = [
  ['30', '30 days'],
  ['90', '90 days'],
  ['365', '1 year'],
  ['', 'Never'],
] as const;
