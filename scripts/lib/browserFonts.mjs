/**
 * The fonts that Chromium draws with in tests, screenshots and benchmarks. They come with
 * `npm ci`: through a fontconfig file of its own the browser finds only these, whatever else is
 * installed. Where there is no fontconfig (macOS), the browser takes the system's fonts as before.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheDir } from './root.mjs';

const folderOf = (packageJson) => path.dirname(fileURLToPath(packageJson));
const dejavu = path.join(folderOf(import.meta.resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const arimo = folderOf(import.meta.resolve('@expo-google-fonts/arimo/package.json'));

/** Arimo is as narrow as Arial and Liberation Sans. */
const NARROW = 'Arimo';
/** About as wide as Verdana: a family that pages of tests may ask for. */
export const WIDE = 'DejaVu Sans';

/** Family names that pages request, mapped to the installed fonts. */
const SANS = ['sans-serif', 'sans', 'system-ui', 'ui-sans-serif', 'Arial', 'Helvetica'];
const SERIF = ['serif', 'ui-serif', 'Times New Roman', 'Times'];
const MONO = ['monospace', 'mono', 'ui-monospace', 'Courier New', 'Courier'];

const escapeXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const aliasRules = (names, font) =>
  names.map(
    (name) => `  <match target="pattern">
    <test name="family" qual="any"><string>${name}</string></test>
    <edit name="family" mode="assign" binding="same"><string>${font}</string></edit>
  </match>`,
  );

function configuration() {
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    ...[arimo, dejavu].map((folder) => `  <dir>${escapeXml(folder)}</dir>`),
    `  <cachedir>${escapeXml(path.join(cacheDir, 'fonts'))}</cachedir>`,
    ...aliasRules(SANS, NARROW),
    ...aliasRules(SERIF, 'DejaVu Serif'),
    ...aliasRules(MONO, 'DejaVu Sans Mono'),
    // For any other name; no hinting and no subpixel rendering.
    `  <match target="pattern">
    <edit name="family" mode="append_last" binding="weak"><string>${NARROW}</string></edit>
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>`,
    '</fontconfig>',
  ];
  return `${lines.join('\n')}\n`;
}

/** The environment to launch Chromium in. */
export function environmentWithFonts() {
  const folder = path.join(cacheDir, 'fonts');
  const file = path.join(folder, 'fonts.conf');
  mkdirSync(folder, { recursive: true });
  // Written to a temporary name and renamed, because other workers may be reading it.
  const written = `${file}.${process.pid}`;
  writeFileSync(written, configuration());
  renameSync(written, file);
  return { ...process.env, FONTCONFIG_FILE: file };
}
