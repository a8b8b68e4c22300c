/** The app's design tokens, written out because mail programs do not support CSS variables. */
export const light = {
  page: '#FAF7F2',
  card: '#FFFFFF',
  raised: '#FAF7F2',
  line: '#E3DBCF',
  text: '#1C1813',
  quiet: '#5F574C',
  accent: '#8A1F3D',
  onAccent: '#FFFFFF',
  tint: '#F7E9EC',
  warn: '#8A4A06',
  warnTint: '#FBEEDC',
} as const;

export const dark: Readonly<Record<keyof typeof light, string>> = {
  page: '#12100E',
  card: '#1B1815',
  raised: '#26221D',
  line: '#342E27',
  text: '#F4EFE6',
  quiet: '#B9B0A3',
  accent: '#E2B15B',
  onAccent: '#1C1508',
  tint: '#2C2416',
  warn: '#EBA766',
  warnTint: '#2E2113',
};

export const sans =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
export const serif = "'Iowan Old Style',Georgia,'Times New Roman',serif";
export const mono = "ui-monospace,'SFMono-Regular',Menlo,Consolas,monospace";
