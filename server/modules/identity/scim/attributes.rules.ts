/** The parameters that say which attributes an answer has (RFC 7644, 3.9). */
export interface AttributeQuery {
  attributes?: string;
  excludedAttributes?: string;
}

/** In every answer. */
const ALWAYS = ['schemas', 'id'];

const namesIn = (list: string | undefined): string[] =>
  (list ?? '')
    .toLowerCase()
    .split(',')
    // `urn:…:User:name.givenName` asks for `name`: parts of an attribute are not told apart.
    .map(
      (name) =>
        name
          .trim()
          .replace(/^urn:.*:/, '')
          .split('.')[0] ?? '',
    )
    .filter((name) => name !== '');

/** Whether an answer has the attribute. */
export function isWanted(
  name: string,
  { attributes, excludedAttributes }: AttributeQuery,
): boolean {
  if (ALWAYS.includes(name)) return true;
  const [wanted, excluded] = [namesIn(attributes), namesIn(excludedAttributes)];
  const lower = name.toLowerCase();
  return wanted.length > 0 ? wanted.includes(lower) : !excluded.includes(lower);
}

/** The resource with the wanted attributes alone. */
export function selected<Resource extends { schemas: string[]; id: string }>(
  resource: Resource,
  query: AttributeQuery,
): Partial<Resource> & { schemas: string[]; id: string } {
  const chosen: Partial<Resource> = { ...resource };
  for (const name in resource) if (!isWanted(name, query)) delete chosen[name];
  const { schemas, id } = resource;
  return { ...chosen, schemas, id };
}
