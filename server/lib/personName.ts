/** Characters, as in openapi.yaml. @public: the pages limit their fields to it. */
export const MAX_NAME_LENGTH = 100;

/** Letters and digits of any script with their marks and joiners, and the punctuation of names. */
const ofPerson = /^(?:[\p{L}\p{M}\p{Nd} .,'’‘`´·\-‐‑–]|\u200C|\u200D)*$/u;
/** For teams and companies: `R&D (Pune)`. */
const ofGroup = /^(?:[\p{L}\p{M}\p{Nd} .,'’‘`´·\-‐‑–&()/+]|\u200C|\u200D)*$/u;

/**
 * What mail programs turn into links. `K.Ravi` and `J.R.R. Tolkien` pass; `Prof.Rao` is asked for a
 * space after the dot, because it cannot be told from `acme.rocks`.
 */
const links = [
  /(?:^|[^\p{L}])www\./iu,
  /[\p{L}\p{M}\p{Nd}-]{2}\.\p{L}\p{M}*\p{L}/u,
  /\.\p{Ll}{2}/u,
  /\.(?:com|net|org|info|biz|co|io|me|in)(?!\p{L})/iu,
];

/**
 * Why a text cannot be the name of a person, or with `group` of a team or company; null when it can.
 * Names reach mails to strangers, so they carry neither links nor messages. The pages' copy is generated (`npm run api`).
 * @param label of the field, with which the sentence begins
 */
export function nameProblem(
  name: string,
  label: string,
  { group = false }: { group?: boolean } = {},
): string | null {
  const length = [...name].length;
  if (length > MAX_NAME_LENGTH)
    return `${label} must be at most ${MAX_NAME_LENGTH} characters long.`;
  if (name.includes('://') || links.some((link) => link.test(name))) {
    return `${label} must hold no web address. After a dot, put a space.`;
  }
  if (!(group ? ofGroup : ofPerson).test(name)) {
    return group
      ? `${label} may have letters, digits, spaces and . , ' - & ( ) / + only.`
      : `${label} may have letters, digits, spaces, dots, commas, hyphens and apostrophes only.`;
  }
  return /\p{L}/u.test(name) ? null : `${label} needs at least one letter.`;
}
