import type { RoleInput } from './contract.gen';
import { formatCount } from './numbers';

/**
 * The first `max` characters and an ellipsis; shorter texts are unchanged (docs/product/screens.md#event-page).
 */
export function truncate(text: string, max = 150): string {
  const characters = [...text.trim()];
  if (characters.length <= max) return characters.join('');
  return `${characters.slice(0, max).join('').trimEnd()}…`;
}

/** At most two letters for an avatar: first and last word of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** Labels of the current role names and their aliases. */
const ROLE_LABELS: Record<string, string> = {
  super_admin: 'Super Admin',
  superadmin: 'Super Admin',
  admin: 'Admin',
  staff: 'Staff',
  company_admin: 'Company Admin',
  company_manager: 'Manager',
  employee: 'Employee',
  user: 'Employee',
  client: 'Client',
} satisfies Record<RoleInput, string>;

/** The label of a role (D7); an unknown role is returned unchanged. */
export function roleLabel(role: string): string {
  return ROLE_LABELS[role] ?? role;
}

/** Any of them may be missing: the frame has to stand whatever the server knows of a person. */
interface Named {
  name?: string | null;
  first_name?: string | null;
  last_name?: string | null;
  username?: string | null;
}

/** Full name, else first and last name, else username (docs/product/screens.md#frame). */
export function displayName(person: Named): string {
  const parts = [person.first_name, person.last_name].filter(Boolean).join(' ');
  return person.name?.trim() || parts.trim() || person.username || 'Your account';
}

/** Order by code units, the same on the server and in every browser. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** `1 ticket`, `12 tickets`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

const NUMBER_WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** Numbers up to ten as words: `three`, `1,200`. */
export const numberWord = (count: number) => NUMBER_WORDS[count] ?? formatCount(count);

let conjunction: Intl.ListFormat | undefined;

/** `Asha, Devika and Rohan` */
export function joinNames(names: readonly string[]): string {
  // The British form has no comma before `and`.
  conjunction ??= new Intl.ListFormat('en-GB');
  return conjunction.format(names);
}
