/**
 * A single-weight condensed alphabet on a grid 3 wide and 6 high, so that posters have lettering
 * without any font. A glyph is its advance width (without the gap to the next) and path data in
 * absolute commands.
 */

/** A path command with the kind of each of its numbers: x, y, a radius, or an unscaled flag. */
interface Stroke {
  command: string;
  numbers: { axis: string; value: number }[];
}

interface Glyph {
  width: number;
  strokes: Stroke[];
}

/** Height of a capital in the units of the grid. */
export const CAP_HEIGHT = 6;

const round = 'M0 1.5A1.5 1.5 0 0 1 3 1.5V4.5A1.5 1.5 0 0 1 0 4.5Z';
const bowl = 'M0 6V0H1.5A1.5 1.6 0 0 1 1.5 3.2H0';

const drawings: readonly [string, number, string][] = [
  ['A', 3, 'M0 6V1.5A1.5 1.5 0 0 1 3 1.5V6M0 3.7H3'],
  ['B', 3, 'M0 3H1.6A1.4 1.5 0 0 0 1.6 0H0V6H1.6A1.4 1.5 0 0 0 1.6 3'],
  ['C', 3, 'M3 2.1V1.5A1.5 1.5 0 0 0 0 1.5V4.5A1.5 1.5 0 0 0 3 4.5V3.9'],
  ['D', 3, 'M0 0V6H1.5A1.5 1.5 0 0 0 3 4.5V1.5A1.5 1.5 0 0 0 1.5 0Z'],
  ['E', 2.7, 'M2.7 0H0V6H2.7M0 3H2.4'],
  ['F', 2.7, 'M2.7 0H0V6M0 3H2.4'],
  ['G', 3, 'M3 2V1.5A1.5 1.5 0 0 0 0 1.5V4.5A1.5 1.5 0 0 0 3 4.5V3.3H1.6'],
  ['H', 3, 'M0 0V6M3 0V6M0 3H3'],
  ['I', 0, 'M0 0V6'],
  ['J', 2.6, 'M2.6 0V4.6A1.3 1.4 0 0 1 0 4.6V4'],
  ['K', 3, 'M0 0V6M3 0L0 3.4M1 2.5L3 6'],
  ['L', 2.5, 'M0 0V6H2.5'],
  ['M', 4, 'M0 6V0L2 4L4 0V6'],
  ['N', 3, 'M0 6V0L3 6V0'],
  ['O', 3, round],
  ['P', 3, bowl],
  ['Q', 3, `${round}M1.8 4.4L3.2 6.3`],
  ['R', 3.05, `${bowl}M1.6 3.2L3 6`],
  ['S', 3, 'M3 1.9V1.5A1.5 1.5 0 0 0 0 1.5C0 3.2 3 2.8 3 4.5A1.5 1.5 0 0 1 0 4.5V4.1'],
  ['T', 3, 'M0 0H3M1.5 0V6'],
  ['U', 3, 'M0 0V4.5A1.5 1.5 0 0 0 3 4.5V0'],
  ['V', 3, 'M0 0L1.5 6L3 0'],
  ['W', 4.4, 'M0 0L1.1 6L2.2 1L3.3 6L4.4 0'],
  ['X', 3, 'M0 0L3 6M3 0L0 6'],
  ['Y', 3, 'M0 0L1.5 3.2L3 0M1.5 3.2V6'],
  ['Z', 3, 'M0 0H3L0 6H3'],
  ['0', 3, round],
  ['1', 1.2, 'M0 1L1.2 0V6'],
  ['2', 3, 'M0 1.9V1.5A1.5 1.5 0 0 1 3 1.5C3 3.2 0 3.8 0 6H3'],
  [
    '3',
    3,
    'M0 1.5A1.5 1.5 0 0 1 3 1.5A1.5 1.5 0 0 1 1.4 3A1.5 1.5 0 0 1 3 4.5A1.5 1.5 0 0 1 0 4.5',
  ],
  ['4', 3, 'M2.2 6V0L0 4.2H3'],
  ['5', 3, 'M2.8 0H0V2.6H1.5A1.5 1.5 0 0 1 3 4.1V4.5A1.5 1.5 0 0 1 0 4.5V4.2'],
  ['6', 3, 'M3 1.7V1.5A1.5 1.5 0 0 0 0 1.5V4.5A1.5 1.5 0 0 0 3 4.5V4.1A1.5 1.5 0 0 0 0 4.1'],
  ['7', 3, 'M0 0H3L1 6'],
  [
    '8',
    3,
    'M1.5 0A1.4 1.45 0 0 1 1.5 2.9A1.4 1.45 0 0 1 1.5 0Z' +
      'M1.5 2.9A1.5 1.55 0 0 1 1.5 6A1.5 1.55 0 0 1 1.5 2.9Z',
  ],
  ['9', 3, 'M0 4.3V4.5A1.5 1.5 0 0 0 3 4.5V1.5A1.5 1.5 0 0 0 0 1.5V1.9A1.5 1.5 0 0 0 3 1.9'],
  ['&', 3, 'M3 6L0.5 2.2A1.1 1.2 0 1 1 2.3 1.6C2 2.8 0 3 0 4.5A1.5 1.5 0 0 0 3 4.4V3.6'],
  ['-', 1.6, 'M0 3H1.6'],
  ['+', 2.4, 'M0 3.2H2.4M1.2 2V4.4'],
  ['.', 0, 'M0 5.2V6'],
  [',', 0.2, 'M0.2 5.2L0 6.6'],
  [':', 0, 'M0 1.6V2.4M0 4.4V5.2'],
  ['/', 2, 'M0 6L2 0'],
  ["'", 0, 'M0 0V1.6'],
  ['!', 0, 'M0 0V4.2M0 5.2V6'],
  ['?', 2.6, 'M0 1.6V1.3A1.3 1.3 0 0 1 2.6 1.3C2.6 2.6 1.3 2.8 1.3 4.2M1.3 5.2V6'],
  ['(', 0.9, 'M0.9 0A5 5 0 0 0 0.9 6'],
  [')', 0.9, 'M0 0A5 5 0 0 1 0 6'],
];

const axes: Record<string, string> = {
  M: 'xy',
  L: 'xy',
  H: 'x',
  V: 'y',
  A: 'rrfffxy',
  C: 'xyxyxy',
};

function parseStrokes(data: string): Stroke[] {
  return [...data.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, command = '', tail = '']) => ({
    command,
    numbers: [...(axes[command] ?? '')].map((axis, index) => ({
      axis,
      value: Number(tail.trim().split(/\s+/)[index]),
    })),
  }));
}

/** Every drawn character. A space has no glyph; letters are capitals only. */
export const alphabet: ReadonlyMap<string, Glyph> = new Map(
  drawings.map(([character, width, data]) => [character, { width, strokes: parseStrokes(data) }]),
);
