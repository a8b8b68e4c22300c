import { sql, type RawBuilder, type SqlBool } from 'kysely';

// The query that uses these must have `users` under the alias `u`. The expressions are those of the
// indexes `users_word_…_idx`: an expression that is written differently is not found by index.

const words = sql<string>`regexp_replace(lower(u.first_name || ' ' || u.last_name), '[-.''’ ]+', ' ', 'g')`;

/** Greater than every text that begins with the same characters: U+10FFFF is the last of all. */
const END = '\u{10FFFF}';

/**
 * Bytewise comparison, which the `text_pattern_ops` indexes serve; LIKE with a parameter would not use
 * them in a prepared statement.
 */
const beginsWith = (text: RawBuilder<string>, beginning: string) =>
  sql<SqlBool>`(${text} ~>=~ ${beginning} and ${text} ~<~ ${beginning + END})`;

/** Separators of the words of a name; `words` splits at the same ones. */
const SEPARATOR = /[-.'’ ]+/g;

/**
 * A word of the person's name or the email address begins with this; found by index together with a
 * condition on `u.company_id`.
 */
export function nameBeginsWith(typed: string): RawBuilder<SqlBool> {
  const beginning = typed.toLowerCase();
  const ofName = beginning.replace(SEPARATOR, ' ').trim();
  const inEmail = beginsWith(sql<string>`u.email`, beginning);
  if (ofName === '') return inEmail;
  // "jean-l" begins with one word and ends in the next: the index finds the first.
  const [first = ''] = ofName.split(' ');
  const inWords = sql<SqlBool>`(${sql.join(
    [1, 2, 3, 4].map((index) =>
      beginsWith(sql<string>`split_part(${words}, ' ', ${sql.lit(index)})`, first),
    ),
    sql` or `,
  )} or split_part(${words}, ' ', 5) > '')`;
  const whole = sql<SqlBool>`strpos(' ' || ${words}, ${` ${ofName}`}) > 0`;
  return sql<SqlBool>`(${inEmail} or ${inWords} and ${whole})`;
}
