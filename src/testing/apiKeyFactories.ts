import type { ApiKey } from '@/api';

/** A key of the company that may read bookings and spend. */
export function buildApiKey(over: Partial<ApiKey> = {}): ApiKey {
  return {
    id: 5,
    name: 'Travel tool',
    prefix: 'foyer_3f9a1c07',
    scopes: ['read_bookings', 'spend'],
    status: 'active',
    created_by: 'Meera Iyer',
    created_at: '2026-11-24T06:30:00.000Z',
    expires_at: '2027-02-22T06:30:00.000Z',
    last_used_at: '2026-11-28T06:30:00.000Z',
    ...over,
  };
}
