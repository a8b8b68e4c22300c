const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Small numbers read better as words. */
export const numberWord = (count: number) => words[count] ?? count.toLocaleString('en-US');

/** `Mumbai, New Delhi and six more cities` */
export function citiesSentence(cities: readonly string[]): string {
  const [first = '', second = '', ...more] = cities;
  if (cities.length <= 1) return first;
  if (more.length === 0) return `${first} and ${second}`;
  if (more.length === 1) return `${first}, ${second} and ${more[0]}`;
  return `${first}, ${second} and ${numberWord(more.length)} more cities`;
}
