/**
 * The fonts that a Chromium of tests, pictures and measurements draws with. They come with
 * `npm ci`: through a fontconfig file of its own the browser knows these alone, whatever else is
 * installed. Where there is no fontconfig (macOS), the browser takes the system's fonts as before.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheDir } from './root.mjs';

const folderOf = (packageJson) => path.dirname(fileURLToPath(packageJson));
const dejavu = path.join(folderOf(import.meta.resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const arimo = folderOf(import.meta.resolve('@expo-google-fonts/arimo/package.json'));

/** Arimo is as narrow as Arial and Liberation Sans, DejaVu Sans about as wide as Verdana. */
const widths = {
  // Monospaced and serif letters are DejaVu's in both.
  narrow: { sans: 'Arimo', folders: [arimo, dejavu] },
  wide: { sans: 'DejaVu Sans', folders: [dejavu] },
};

/** What pages ask for by name, the way a system without those fonts answers. */
const SANS = ['sans-serif', 'sans', 'system-ui', 'ui-sans-serif', 'Arial', 'Helvetica'];
const SERIF = ['serif', 'ui-serif', 'Times New Roman', 'Times'];
const MONO = ['monospace', 'mono', 'ui-monospace', 'Courier New', 'Courier'];

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const called = (names, font) =>
  names.map(
    (name) => `  <match target="pattern">
    <test name="family" qual="any"><string>${name}</string></test>
    <edit name="family" mode="assign" binding="same"><string>${font}</string></edit>
  </match>`,
  );

function configurationOf({ sans, folders }) {
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    ...folders.map((folder) => `  <dir>${escape(folder)}</dir>`),
    `  <cachedir>${escape(path.join(cacheDir, 'fonts'))}</cachedir>`,
    ...called(SANS, sans),
    ...called(SERIF, 'DejaVu Serif'),
    ...called(MONO, 'DejaVu Sans Mono'),
    // For any other name; and letters as their outlines are.
    `  <match target="pattern">
    <edit name="family" mode="append_last" binding="weak"><string>${sans}</string></edit>
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>`,
    '</fontconfig>',
  ];
  return `${lines.join('\n')}\n`;
}

/** The environment to launch Chromium in, for letters of this width. */
export function environmentWithFonts(width = 'narrow') {
  const folder = path.join(cacheDir, 'fonts');
  const file = path.join(folder, `${width}.conf`);
  mkdirSync(folder, { recursive: true });
  // Several workers write it while another's browser reads.
  const written = `${file}.${process.pid}`;
  writeFileSync(written, configurationOf(widths[width]));
  renameSync(written, file);
  return { ...process.env, FONTCONFIG_FILE: file };
}
