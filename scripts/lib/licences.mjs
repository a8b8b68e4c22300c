/** Which licences packages may have. Pure: the lock file is passed in. */

/** Permissive: to be named in what ships, nothing else. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
];

export const ALLOWED = {
  production: PERMISSIVE,
  /** Nothing of these ships: files under the MPL are used unchanged, the others are data and fonts. */
  development: [...PERMISSIVE, 'CC-BY-4.0', 'MPL-2.0', 'OFL-1.1'],
};

/** Packages whose licence was read by a person: their folder in node_modules, and what it is. */
const READ = [
  // A library that sharp loads as it is and that may be replaced; offered by its project in source.
  { folder: /^node_modules\/@img\/sharp-/, licence: /LGPL-3\.0-or-later/, is: 'LGPL-3.0-or-later' },
  // Its package.json names none; LICENSE is the MIT License.
  { folder: /^node_modules\/png-js$/, licence: /^$/, is: 'MIT' },
  // In the public domain: LICENSE asks for nothing.
  {
    folder: /^node_modules\/(?:fast-sha256|scim2-parse-filter)$/,
    licence: /^Unlicense$/,
    is: 'Unlicense',
  },
  // Fonts of tests; LICENSE is that of Bitstream Vera, with changes in the public domain.
  { folder: /^node_modules\/dejavu-fonts-ttf$/, licence: /^SEE LICENSE IN/, is: 'Bitstream-Vera' },
];

/** Whether an SPDX expression can be met with these: one side of each OR, both sides of each AND. */
export function isAllowed(expression, allowed) {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  const take = () => tokens.shift();
  const one = () => {
    const token = take();
    if (token !== '(') return token !== undefined && allowed.includes(token);
    const inner = any();
    return take() === ')' && inner;
  };
  const all = () => {
    let met = one();
    while (tokens[0] === 'AND') {
      take();
      met = one() && met;
    }
    return met;
  };
  const any = () => {
    let met = all();
    while (tokens[0] === 'OR') {
      take();
      met = all() || met;
    }
    return met;
  };
  const met = any();
  return met && tokens.length === 0;
}

/** @param packages of package-lock.json. @returns those whose licence is not allowed, and how many are of which kind */
export function checkLicences(packages) {
  const counts = { production: 0, development: 0 };
  const refused = [];
  for (const [folder, { dev, license = '', version }] of Object.entries(packages)) {
    if (folder === '') continue;
    const kind = dev ? 'development' : 'production';
    counts[kind] += 1;
    const wasRead = READ.some((one) => one.folder.test(folder) && one.licence.test(license));
    if (!wasRead && !isAllowed(license, ALLOWED[kind])) {
      const name = folder.replace(/^.*node_modules\//, '');
      refused.push(`${name}@${version} (${kind}): ${license || 'names no licence'}`);
    }
  }
  return { counts, refused };
}
