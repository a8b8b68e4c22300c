import { expect, it } from '@jest/globals';
import { day, flag, id, numericId, oneOf, page, searchParams, text, year } from './searchParams';

const STATES = { open: 'Open', closed: 'Closed' };

const PARAMS = searchParams({
  search: text(5),
  state: oneOf(STATES, ''),
  sort: oneOf(['name', '-name'], 'name'),
  company: id(),
  booking: numericId(),
  from: day(),
  year: year(),
  mine: flag(),
  page: page(),
});

const read = (query: string) => PARAMS.read(new URLSearchParams(query));

it('reads each value out of the address', () => {
  const query =
    'search=jazz&state=closed&sort=-name&company=12&booking=7&from=2026-11-02&year=2026&mine=true&page=3';
  expect(read(query)).toEqual({
    search: 'jazz',
    state: 'closed',
    sort: '-name',
    company: '12',
    booking: 7,
    from: '2026-11-02',
    year: '2026',
    mine: true,
    page: 3,
  });
  expect(PARAMS.write(read(query)).toString()).toBe(query);
});

it('leaves initial values out of the address', () => {
  expect(PARAMS.write(PARAMS.initial).toString()).toBe('');
  expect(PARAMS.write({ ...PARAMS.initial, sort: '-name' }).toString()).toBe('sort=-name');
});

it.each([
  'state=toString',
  'state=nothing',
  'sort=',
  'company=0',
  'company=-1',
  'company=1e3',
  'booking=0',
  'booking=x',
  'from=2026-13-40',
  'from=yesterday',
  'year=26',
  'mine=1',
  'page=0',
  'page=x',
  'unknown=1',
])('ignores %s', (query) => {
  expect(read(query)).toEqual(PARAMS.initial);
});

it('cuts a search that the server would refuse, and a page beyond the last one', () => {
  expect(read('search=symphony').search).toBe('symph');
  expect(read('page=4711').page).toBe(100);
});

it('keeps parameters of others', () => {
  const others = new URLSearchParams('organizer=4&page=2');
  expect(PARAMS.write(PARAMS.initial, others).toString()).toBe('organizer=4');
});
