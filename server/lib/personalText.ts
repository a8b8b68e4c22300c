/** Somebody whom a kept text names; erasing the person replaces the name (docs/decisions/0014-erasing-a-person.md). */
export interface Mention {
  /** Null for an address without an account. */
  person: number | null;
  /** Lower case; identifies somebody without an account. */
  email: string | null;
  name: string;
}

/** Something else about a person, such as a birth date; null where there is nothing. */
export interface Detail {
  person: number;
  detail: string | null;
}

/** As a row keeps it, in the order in which its texts refer to it. */
export type StoredPerson =
  | { id?: number; email?: string; name: string }
  /** Null once the person is erased. */
  | { id: number; detail: string | null };

/** The parts of a text that names people. */
export type Phrase = string | readonly (string | Mention)[];

/** Tags a sentence: phrase`removed ${mention} from the team`. */
export const phrase = (
  texts: TemplateStringsArray,
  ...values: readonly (string | number | Mention)[]
): Phrase =>
  texts.flatMap((text, index) => {
    const value = values[index];
    if (value === undefined) return [text];
    return [text, typeof value === 'number' ? String(value) : value];
  });

export const mentionOf = (
  { id, email }: { id: number; email?: string | null },
  name: string,
): Mention => ({ person: id, email: email ?? null, name });

export const escaped = (text: string): string => text.replaceAll('{', '{{');

export const referenceTo = (place: number): string => `{${place}}`;

/** A template cut to a number of characters, without half a reference at its end. */
export const cutTemplate = (template: string, length: number): string =>
  template.length <= length
    ? template
    : template.slice(0, length).replace(/(^|[^{])((?:\{\{)*)\{\d*$/, '$1$2');

/** Collects whom the texts of one row name. */
export function createPeopleList() {
  const list: StoredPerson[] = [];

  /** @returns the place in the list */
  function add(person: StoredPerson): number {
    const text = JSON.stringify(person);
    const found = list.findIndex((one) => JSON.stringify(one) === text);
    return found >= 0 ? found : list.push(person) - 1;
  }

  return {
    list,

    refer: (one: Mention | Detail): number =>
      'detail' in one
        ? add({ id: one.person, detail: one.detail })
        : add({
            ...(one.person !== null && { id: one.person }),
            ...(one.person === null && one.email !== null && { email: one.email }),
            name: one.name,
          }),

    /** The text with references instead of names, and with its own braces doubled. */
    template(text: Phrase): string {
      if (typeof text === 'string') return escaped(text);
      return text
        .map((part) => (typeof part === 'string' ? escaped(part) : referenceTo(this.refer(part))))
        .join('');
    },

    /** What to store for a template: the text itself when it names nobody. */
    stored: (template: string): string => (list.length > 0 ? template : unescaped(template)),
  };
}

const unescaped = (template: string): string => template.replaceAll('{{', '{');

/** The text for a person. */
export const textOfPerson = (person: StoredPerson | undefined): string =>
  (person && ('name' in person ? person.name : person.detail)) ?? '…';

/** A stored text with the names of the people it refers to. */
export function readText(people: readonly StoredPerson[], text: string): string {
  if (people.length === 0) return text;
  return text.replace(/\{\{|\{(\d+)\}/g, (_, place: string | undefined) =>
    place === undefined ? '{' : textOfPerson(people[Number(place)]),
  );
}
