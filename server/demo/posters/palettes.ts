import { table } from '../table';
import type { NonEmpty } from '../../lib/nonEmpty';

/** Four flat colours of one poster, as #RRGGBB. Ink is readable on paper; the other two contrast less with it. */
export interface Palette {
  paper: string;
  ink: string;
  accent: string;
  second: string;
}

/** Three palettes (paper, ink, accent, second) of each category of docs/product/screens.md#categories. */
const text = `
business | #E9E0CE #1E2A38 #B5532F #8FA39A | #22313A #EFE5D2 #D9A441 #6B8F93 | #D8C6A0 #2B2622 #2F5D50 #BF5B33
music | #F1E2C4 #20201F #D1432F #2E6F73 | #1C1B22 #F0E6D2 #E0563F #D9A441 | #E5AE45 #1D1B1A #9B2915 #F6EAD0
sports | #1F4D3A #F3EAD7 #E3B23C #C7502E | #C54E2C #FBF1DE #1E2B38 #F0C24B | #EDE4D0 #1C3144 #D5572E #3F8E6B
technology | #10222B #E9E4D4 #58B09C #F2A541 | #E5E1D6 #16202A #E4572E #2E6E8E | #2B3A67 #F1EBDC #F2B134 #E8664A
food | #F3DFC1 #3B1F1A #D5482C #6E8B3D | #24402F #F5E8CF #EFA23B #D9583B | #EFB65A #3E1A22 #A32A2A #F8EBD2
art | #F1E8D8 #1D1D1B #D33F2C #2B59A0 | #DDD9C8 #20252B #C8553D #4A7C74 | #E8B63A #1F1D1B #C2402B #F4EBD8
conference | #22304A #F1E7D3 #E0A43A #C6563C | #EDE5D6 #2A2320 #8A1F3D #C09544 | #3A2B2A #F2E4CC #E2B15B #8FA69B
concert | #191622 #F4E9D4 #E8623D #F0B94A | #36122A #F7E6CF #EB5A46 #F2B544 | #0F2A36 #F2EAD8 #F29E4C #3FA7A0
workshop | #EFE8D8 #243B4A #D9822B #7FA0A6 | #2F4A52 #F3EAD8 #E9B44C #D66A4A | #E2CFAC #2B2A28 #B8452F #4C6B5D
festival | #F4D9A0 #3A1B2E #D8432F #1F7A74 | #7B1E3A #F8E6C8 #F0A63C #3E8E7E | #1E4A5A #F7E8CC #F2B134 #E2593B
entertainment | #F1E3CB #2A1A1C #A8243A #D99A3A | #1C1A1A #F3E7D2 #B83A2B #E3A73F | #24313F #F4E8D2 #B5303A #EBB656
cultural | #E9D3A8 #5A1F1B #C0472B #2D6A62 | #1F3B4D #F4E5C9 #D9A441 #C85A3A | #8E3B2E #F8E8CC #EDB65A #2F4B46
others | #24302F #F2E8D5 #E3A94B #B9573A | #EBE2D0 #2A2A33 #C2512F #5E7F86 | #3B2A3A #F4E6CE #E7A84A #7C9A92
`;

const palette = (cell: string): Palette => {
  const [paper = '', ink = '', accent = '', second = ''] = cell.split(' ');
  return { paper, ink, accent, second };
};

const palettes = new Map(
  table('name first second third', text).map(({ name, first, second, third }) => [
    name,
    [palette(first), palette(second), palette(third)] as const,
  ]),
);

/** The palettes of a category by its name in lower case; an unknown category has those of `others`. */
export const palettesOf = (key: string): NonEmpty<Palette> =>
  palettes.get(key) ?? palettes.get('others') ?? [palette('')];

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Whether a colour is nearer to black than to white. */
export function isDark(colour: string): boolean {
  const [red, green, blue] = channels(colour);
  return red * 0.3 + green * 0.59 + blue * 0.11 < 120;
}

function combine(one: string, other: string, channel: (a: number, b: number) => number): string {
  const [r1, g1, b1] = channels(one);
  const [r2, g2, b2] = channels(other);
  const mixed = [channel(r1, r2), channel(g1, g2), channel(b1, b2)];
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes a share (0 to 1) of `other` into a colour. */
export function mix(colour: string, other: string, share: number): string {
  return combine(colour, other, (a, b) => a * (1 - share) + b * share);
}

/**
 * The colour where two shapes overlap on a paper: darker on a light paper, lighter on a dark one. Blend modes would
 * need a style attribute, so overlaps are drawn in this colour.
 */
export function overprint(one: string, other: string, paper: string): string {
  return isDark(paper)
    ? combine(one, other, (a, b) => 255 - ((255 - a) * (255 - b)) / 255)
    : combine(one, other, (a, b) => (a * b) / 255);
}
