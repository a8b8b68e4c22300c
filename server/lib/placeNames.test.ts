import { describe, expect, it } from '@jest/globals';
import {
  countryOf,
  countryProblem,
  currencies,
  gstCodeOf,
  isTimeZone,
  listCountries,
  listZones,
  stateOf,
  stateProblem,
  zoneProblem,
} from './placeNames';
import { states, zoneMeanings } from './places.gen';

describe('currencies', () => {
  it('have two decimals, which is what sums and gateways count in', () => {
    const digits = currencies.map(
      (currency) =>
        new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
          .maximumFractionDigits,
    );
    expect(new Set(digits)).toEqual(new Set([2]));
    expect(currencies).toEqual(expect.arrayContaining(['INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD']));
    // Stripe has special rules for these.
    for (const other of ['HUF', 'TWD', 'ISK', 'UGX']) expect(currencies).not.toContain(other);
  });
});

describe('states of India', () => {
  it('are 28 states and 8 union territories, with the codes of GST', () => {
    expect(states).toHaveLength(36);
    expect(new Set(states.map(({ code }) => code)).size).toBe(36);
    expect(states.map(({ name }) => stateOf(name))).toEqual(states.map(({ name }) => name));
    expect(gstCodeOf('Odisha')).toBe('21');
  });

  it('share none of their other names', () => {
    const names = states
      .flatMap(({ name, also }) => [name, ...also])
      .map((name) => name.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each([
    ['Orissa', 'Odisha'],
    ['  ORISSA ', 'Odisha'],
    ['IN-OR', 'Odisha'],
    ['21', 'Odisha'],
    ['21-Odisha', 'Odisha'],
    ['7', 'Delhi'],
    ['Odisha (21)', 'Odisha'],
    ['State of Odisha', 'Odisha'],
    ['Pondichéry', 'Puducherry'],
    ['T.N.', 'Tamil Nadu'],
    ['Tamilnadu', 'Tamil Nadu'],
    ['ＴＮ', 'Tamil Nadu'],
    ['Uttaranchal', 'Uttarakhand'],
    ['Telengana', 'Telangana'],
    ['NCT of Delhi', 'Delhi'],
    ['New Delhi', 'Delhi'],
    ['Jammu & Kashmir', 'Jammu and Kashmir'],
    ['A&N Islands', 'Andaman and Nicobar Islands'],
    ['Dadra & Nagar Haveli', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['Daman and Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['Maharashtra, India', 'Maharashtra'],
  ])('know %j as %s', (text, name) => expect(stateOf(text)).toBe(name));

  it.each(['', 'Bavaria', 'Orisa', '99', '27-Karnataka', '400001', 'महाराष्ट्र', 'Delhi 110001'])(
    'do not know %j',
    (text) => expect(stateOf(text)).toBeNull(),
  );

  it('are suggested by near names', () => {
    expect(stateProblem('Orisa')).toBe(
      '“Orisa” is not a state or union territory of India. Did you mean Odisha?',
    );
    expect(stateProblem('Karnatak')).toContain('Did you mean Karnataka?');
    expect(stateProblem('Bavaria')).not.toContain('Did you mean');
  });
});

describe('countries', () => {
  it.each([
    ['India', 'India'],
    [' INDIA ', 'India'],
    ['in', 'India'],
    ['Bharat', 'India'],
    ['Republic of India', 'India'],
    ['Índia', 'India'],
    ['UK', 'United Kingdom'],
    ['USA', 'United States'],
    ['Turkey', 'Türkiye'],
    ['The Netherlands', 'Netherlands'],
  ])('know %j as %s', (text, name) => expect(countryOf(text)).toBe(name));

  it.each(['', 'Indja', 'Europe', 'EU', 'Maharashtra', '9'])('do not know %j', (text) =>
    expect(countryOf(text)).toBeNull(),
  );

  it('are those of ISO 3166', () => {
    expect(listCountries()).toEqual(expect.arrayContaining(['India', 'Nepal', 'Singapore']));
    expect(listCountries()).not.toContain('European Union');
  });

  it('are suggested by near names', () =>
    expect(countryProblem('Inddia')).toBe('“Inddia” is not a country. Did you mean India?'));
});

describe('time zones', () => {
  it.each(['UTC', 'Asia/Kolkata', 'Asia/Calcutta', 'America/Port-au-Prince', 'Antarctica/McMurdo'])(
    'have %s',
    (zone) => expect(isTimeZone(zone)).toBe(true),
  );

  it('are all that the runtime lists with a region', () => {
    const regions = Intl.supportedValuesOf('timeZone').filter((zone) =>
      /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//.test(
        zone,
      ),
    );
    expect(listZones()).toEqual([...regions, 'UTC']);
  });

  it('are what other names may mean', () => {
    expect(
      Object.values(zoneMeanings)
        .flat()
        .filter((zone) => !isTimeZone(zone)),
    ).toEqual([]);
    expect(Object.keys(zoneMeanings).filter(isTimeZone)).toEqual([]);
  });

  it.each([
    ['BST', 'Did you mean Europe/London or Asia/Dhaka?'],
    ['cst', 'America/Chicago'],
    ['EST', 'America/New_York'],
    ['IST', 'Asia/Kolkata, Europe/Dublin, or Asia/Jerusalem'],
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['europe/london', 'Europe/London'],
    ['London', 'Europe/London'],
    ['Asia/Kolkatta', 'Asia/Kolkata'],
    ['GMT+5', 'with its region'],
    ['+05:30', 'with its region'],
    ['Etc/GMT-5', 'with its region'],
  ])('are not %j', (text, sentence) => {
    expect(isTimeZone(text)).toBe(false);
    expect(zoneProblem(text)).toContain(sentence);
  });
});
