/** Calls that anybody may make and that look expensive: each is another one by its turn, so that none is kept. */

const fuzzy =
  'symfony orchestre festivl jaz culinry desgn sumit derbi mumbay bangalor exibition musik';

const searches = {
  'a letter': 'a',
  'a common word': 'music',
  'twelve misspelt words': fuzzy,
  'one misspelt word': 'symfony',
  'a part of a word': 'usic',
  'what nothing has': 'zzqx',
  'words of two letters, and one that nothing has': 'in on er an xq',
  '200 letters, the same trigram': 'a'.repeat(200),
  '200 letters, two trigrams': 'ab'.repeat(100),
  'twelve words of one trigram': 'aaa bbb ccc ddd eee fff ggg hhh iii jjj kkk lll',
  wildcards: '%%%___%a%_',
  operators: "music:* & | ! ( ) <-> 'night",
  'combining marks': `a${'\u0301'.repeat(190)}`,
  'another script': '音楽祭'.repeat(30),
  emoji: '🎉'.repeat(60),
  digits: '1 2 3 4 5 6 7 8 9 0 1 2',
};

const ways = {
  'the last page': 'page=100&page_size=100',
  'the last page by price': 'page=100&page_size=100&ordering=price',
  'the last page by title': 'page=100&page_size=100&ordering=title',
  'the last page, latest first': 'page=100&page_size=100&ordering=-start_date',
  'all times': 'timeframe=all',
  'the last page of all times': 'timeframe=all&page=100&page_size=100&ordering=-start_date',
  'the last page of the past': 'timeframe=past&page=100&page_size=100',
  'any price': 'max_price=9999999',
  'all days there are': 'date_from=0001-01-01&date_to=9999-12-31',
  'the last page of all days by price':
    'date_from=0001-01-01&date_to=9999-12-31&page=100&page_size=100&ordering=-price',
  'a letter, the last page by title': 'search=e&page=100&page_size=100&ordering=title',
};

/** The path of each by its number. */
export const hostileRequests = Object.fromEntries([
  ...Object.entries(ways).map(([name, query]) => [
    `list: ${name}`,
    (turn) => `/events/?${query}&min_price=${(1 + turn) / 100}`,
  ]),
  ...Object.entries(searches).flatMap(([name, text]) => [
    [
      `search: ${name}`,
      (turn) => `/events/?search=${encodeURIComponent(text)}&min_price=${(1 + turn) / 100}`,
    ],
    [
      `suggestions: ${name}`,
      (turn) => `/events/search/?search=${encodeURIComponent(text)}&limit=${10 - (turn % 5)}`,
    ],
  ]),
]);

/**
 * What a call costs the database, in milliseconds: the least of `samples`, because other work of the server and of
 * the machine is counted with it. `pg_stat_statements` must be loaded.
 * @param call makes the call of that number
 */
export async function databaseTime(client, samples, call) {
  let least = Infinity;
  for (let turn = 0; turn < samples; turn += 1) {
    await client.query('select pg_stat_statements_reset()');
    await call(turn);
    const { rows } = await client.query(
      `select coalesce(sum(total_exec_time + total_plan_time), 0) as ms from pg_stat_statements
       where dbid = (select oid from pg_database where datname = current_database())
         and query not like '%pg_stat_statements%'`,
    );
    least = Math.min(least, Number(rows[0].ms));
  }
  return least;
}
