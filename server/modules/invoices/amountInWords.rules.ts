const small = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

const scales = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/** 486240 -> 'Four Lakh Eighty-Six Thousand Two Hundred Forty'. The largest unit is the crore. */
export function numberInWords(number: number): string {
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`No amount: ${number}`);
  for (const [size, name] of scales) {
    if (number < size) continue;
    const rest = number % size;
    const head = `${numberInWords(Math.floor(number / size))} ${name}`;
    return rest === 0 ? head : `${head} ${numberInWords(rest)}`;
  }
  if (number < 20) return small[number] ?? '';
  const unit = number % 10;
  const ten = tens[Math.floor(number / 10)] ?? '';
  return unit === 0 ? ten : `${ten}-${small[unit] ?? ''}`;
}

/**
 * The total in words, as Indian invoices print it.
 * @param minor minor units, not negative
 */
export function amountInWords(minor: number, currency: string): string {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError(`No amount: ${minor}`);
  const major = numberInWords(Math.floor(minor / 100));
  const cents = minor % 100;
  if (currency === 'INR') {
    const paise = cents === 0 ? '' : ` and ${numberInWords(cents)} Paise`;
    return `Rupees ${major}${paise} Only`;
  }
  return `${currency} ${major}${cents === 0 ? '' : ` and ${String(cents).padStart(2, '0')}/100`} Only`;
}
