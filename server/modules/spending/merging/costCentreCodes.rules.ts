/** Maximum length of a code in the contract. */
const MAX_CODE = 20;

interface Coded {
  id: number;
  code: string;
}

/**
 * New codes for cost centres whose codes also exist in the other company, ignoring case: the first free one of
 * `ENG-2`, `ENG-3`.
 */
export function freeCodes(moving: readonly Coded[], staying: readonly Coded[]): Coded[] {
  const own = new Set(moving.map(({ code }) => code.toLowerCase()));
  const taken = new Set(staying.map(({ code }) => code.toLowerCase()));
  return moving.flatMap(({ id, code }) => {
    if (!taken.has(code.toLowerCase())) return [];
    for (let number = 2; ; number += 1) {
      const suffix = `-${number}`;
      const free = `${code.slice(0, MAX_CODE - suffix.length)}${suffix}`;
      const key = free.toLowerCase();
      if (taken.has(key) || own.has(key)) continue;
      taken.add(key);
      return [{ id, code: free }];
    }
  });
}
