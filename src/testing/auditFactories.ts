import type { AuditEntry, AuditEntryList } from '@/api';

export const buildAuditEntry = (over: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 12,
  at: '2026-11-19T04:45:00.000Z',
  timezone: 'Asia/Kolkata',
  person: 7,
  person_name: 'Meera Iyer',
  network: '203.0.113.0/24',
  action: 'person.changed',
  kind: 'person',
  title: 'Neha Shah',
  event: null,
  event_title: null,
  summary: 'changed the role of Neha Shah from Employee to Manager',
  changes: [
    {
      field: 'role',
      label: 'role',
      before: 'Employee',
      after: 'Manager',
    },
  ],
  ...over,
});

export const buildAuditEntryList = (...results: AuditEntry[]): AuditEntryList => ({
  count: results.length,
  page: 1,
  page_size: 20,
  results,
});
