import type { CategoryKey } from './categories.ts';

/**
 * Every colour of Foyer, once per scheme. Code outside the theme uses no hex values. The number
 * after a colour is its lowest WCAG 2.2 contrast ratio on background, surface 1, surface 2 and its
 * own tint: body text needs 4.5, interface parts 3.0.
 */
export interface SchemeTokens {
  background: string;
  surface1: string;
  surface2: string;
  /** For decorative lines only; too little contrast for controls. */
  line: string;
  lineStrong: string;
  text: string;
  text2: string;
  accent: string;
  accentHover: string;
  onAccent: string;
  accentTint: string;
  ok: string;
  okTint: string;
  warn: string;
  warnTint: string;
  danger: string;
  dangerTint: string;
  info: string;
  infoTint: string;
  /** The thin border around a poster. */
  edge: string;
  scrim: string;
  category: Record<CategoryKey, string>;
}

export const dark: SchemeTokens = {
  background: '#12100E',
  surface1: '#1B1815',
  surface2: '#26221D',
  line: '#342E27',
  lineStrong: '#82776A', // 3.6
  text: '#F4EFE6', // 13.8
  text2: '#B9B0A3', // 7.4
  accent: '#E2B15B', // 7.8
  accentHover: '#EDC379',
  onAccent: '#1C1508', // 9.2 on accent
  accentTint: '#2C2416',
  ok: '#8CC79B', // 8.1
  okTint: '#18251B',
  warn: '#EBA766', // 7.6
  warnTint: '#2E2113',
  danger: '#F2948A', // 7.1
  dangerTint: '#311B18',
  info: '#96B9E6', // 7.8
  infoTint: '#172231',
  edge: 'rgb(255 255 255 / .06)',
  scrim: 'rgb(10 8 6 / .74)',
  category: {
    business: '#8FA8C8',
    music: '#E07A5F',
    sports: '#7DB58A',
    technology: '#6DB7C4',
    food: '#E29A5B',
    art: '#D4827F',
    conference: '#C9B17A',
    concert: '#D98AA8',
    workshop: '#9DB2A6',
    festival: '#E3B94F',
    entertainment: '#D4776C',
    cultural: '#B79BD0',
    education: '#8FB3D9',
    health: '#86BFA3',
    fashion: '#D39BB6',
    default: '#A79F93',
  },
};

export const light: SchemeTokens = {
  background: '#FAF7F2',
  surface1: '#FFFFFF',
  surface2: '#F2EDE5',
  line: '#E3DBCF',
  lineStrong: '#8A7F71', // 3.4
  text: '#1C1813', // 15.2
  text2: '#5F574C', // 6.1
  accent: '#8A1F3D', // 7.6
  accentHover: '#741731',
  onAccent: '#FFFFFF', // 9.0 on accent
  accentTint: '#F7E9EC',
  ok: '#22673B', // 5.9
  okTint: '#E6F2E9',
  warn: '#8A4A06', // 5.9
  warnTint: '#FBEEDC',
  danger: '#A92A1F', // 5.9
  dangerTint: '#FBE8E5',
  info: '#245A94', // 6.1
  infoTint: '#E6EFF8',
  edge: 'rgb(28 24 19 / .10)',
  scrim: 'rgb(28 24 19 / .55)',
  category: {
    business: '#3F5F8A',
    music: '#B0452B',
    sports: '#2F7A48',
    technology: '#1F7284',
    food: '#A85A14',
    art: '#A8403C',
    conference: '#7A6120',
    concert: '#A23A68',
    workshop: '#4F6B5B',
    festival: '#8F6A00',
    entertainment: '#9C2F2A',
    cultural: '#6B4A94',
    education: '#2F5F96',
    health: '#2B7358',
    fashion: '#96406E',
    default: '#6B6357',
  },
};

/**
 * The result of a check-in scan, the same in both schemes. The colours also differ in brightness,
 * so that they are distinguishable at arm's length, in the dark and in sunlight.
 */
export const signal = {
  ok: '#1E7A44',
  onOk: '#FFFFFF', // 5.3 on ok
  warn: '#F2B632',
  onWarn: '#1C1508', // 9.9 on warn
  danger: '#B3261E',
  onDanger: '#FFFFFF', // 6.5 on danger
} as const;

/** Tickets are black on white in both schemes, for QR scanners. */
export const ticket = {
  paper: '#FFFFFF',
  qr: '#000000',
  ink: '#1C1813', // 17.7 on paper
  ink2: '#5F574C', // 7.1 on paper
  rule: '#8A7F71',
} as const;
