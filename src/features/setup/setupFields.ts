import type { SetupRequest } from '@/api';
import { plainGstin } from '@/lib/gstin.gen';
import { fromZonedTime } from '@/lib/zonedTime';

export interface SetupFields {
  name: string;
  legalName: string;
  gstin: string;
  address: string;
  state: string;
  supportEmail: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  begin: 'event' | 'import' | 'demo';
  title: string;
  date: string;
  time: string;
}

export const noFields: SetupFields = {
  name: '',
  legalName: '',
  gstin: '',
  address: '',
  state: '',
  supportEmail: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  begin: 'event',
  title: '',
  date: '',
  time: '',
};

export const STEPS = [
  'Your organisation',
  'First administrator',
  'Payments and email',
  'First event or demo world',
] as const;

/** The fields of each step, in the order of the page. */
export const STEP_FIELDS: readonly (readonly (keyof SetupFields)[])[] = [
  ['name', 'legalName', 'gstin', 'address', 'state', 'supportEmail'],
  ['firstName', 'lastName', 'email', 'password'],
  [],
  ['begin', 'title', 'date', 'time'],
];

/** What a reload keeps: everything but the password. */
export const KEPT_FIELDS = STEP_FIELDS.flat().filter((field) => field !== 'password');

export const stepOf = (field: keyof SetupFields): number =>
  STEP_FIELDS.findIndex((fields) => fields.includes(field));

/** The server's fields by their names in the form. */
export const FIELD_NAMES: Readonly<Record<string, keyof SetupFields>> = {
  legal_name: 'legalName',
  support_email: 'supportEmail',
  first_name: 'firstName',
  last_name: 'lastName',
  slug: 'name',
};

export function requestOf(fields: SetupFields, demo: boolean): SetupRequest {
  const given = {
    legal_name: fields.legalName.trim(),
    gstin: plainGstin(fields.gstin),
    address: fields.address.trim(),
    state: fields.state,
    support_email: fields.supportEmail.trim(),
  };
  const filled = Object.entries(given).filter(([, value]) => value !== '');
  return {
    first_name: fields.firstName.trim(),
    last_name: fields.lastName.trim(),
    email: fields.email.trim(),
    password: fields.password,
    organizer: { name: fields.name.trim(), ...Object.fromEntries(filled) },
    demo,
  };
}

/** When the first event begins: in the time zone that a new organizer has. */
export const startOf = ({ date, time }: Pick<SetupFields, 'date' | 'time'>): string | null =>
  date === '' ? null : fromZonedTime(`${date}T${time || '19:00'}`);

/** What a finished step says in one line. */
export function summaryOf(step: number, fields: SetupFields): string {
  const parts =
    step === 0
      ? [
          fields.legalName.trim() || fields.name.trim(),
          fields.state,
          fields.gstin && `GSTIN ${plainGstin(fields.gstin)}`,
        ]
      : [`${fields.firstName.trim()} ${fields.lastName.trim()}`, fields.email.trim(), 'password'];
  return parts.filter(Boolean).join(' · ');
}
