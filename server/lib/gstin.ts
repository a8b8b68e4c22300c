const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** True for a valid Indian GST number: state, PAN, entity, Z and a matching check character. */
export function isGstin(text: string): boolean {
  return SHAPE.test(text) && isStateCode(text.slice(0, 2)) && checkCharacter(text) === text[14];
}

/** Multiplies the first 14 values by 1 and 2 in turn and adds up the base-36 digits of the products. */
function checkCharacter(text: string): string | undefined {
  const sum = [...text.slice(0, 14)].reduce((total, character, index) => {
    const product = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return ALPHABET[(36 - (sum % 36)) % 36];
}

/** The states and union territories by the number that their GSTINs begin with. */
const states: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
};

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '');
const codes = new Map(Object.entries(states).map(([code, name]) => [plain(name), code]));

const isStateCode = (code: string) => code in states;

/** The GST number of a state by its name, however it is written; null for what is no Indian state. */
export const stateCode = (name: string): string | null => codes.get(plain(name)) ?? null;

/** A state as the table writes it, however it was written; null for what is no Indian state. */
export const stateName = (name: string): string | null => states[stateCode(name) ?? ''] ?? null;

/** The state whose GSTIN this is, as the table writes it; null for a number of none of them. */
export const stateOfGstin = (gstin: string): string | null => states[gstin.slice(0, 2)] ?? null;
