/** Programs that tests need and npm does not install. */
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

const HEADLESS_SHELL = 'chromium-headless-shell';
const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  HEADLESS_SHELL,
];
/** Of these the first that the system knows is installed. */
export const BROWSER_PACKAGES = [HEADLESS_SHELL, 'chromium'];

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The file of a program on the PATH. */
export function findProgram(name) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, name))
    .find(isExecutable);
}

/** CHROMIUM_PATH, else a Chromium or Chrome on the PATH or at its usual place. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isExecutable(named) ? named : undefined;
  const usual = [
    ...BROWSERS.map((name) => `/usr/bin/${name}`),
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return BROWSERS.map(findProgram).find(Boolean) ?? usual.find(isExecutable);
}

/** CHROMIUM_PATH, else the browser without windows, with which tests take less of the processor, else any. */
export function findTestBrowser() {
  const shell = process.env.CHROMIUM_PATH ? undefined : findProgram(HEADLESS_SHELL);
  return shell ?? findChromium();
}

/** As root on Debian and its derivatives, packages can be installed. */
export const canInstall = () => process.getuid?.() === 0 && findProgram('apt-get') !== undefined;

async function isKnown(name) {
  const { code } = await run('apt-cache', ['show', name], { quiet: true });
  return code === 0;
}

/** True when apt-get has installed the packages, each given by its possible names. */
export async function install(wanted) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update', '-qq'], { env, quiet: true });
  const packages = await Promise.all(
    wanted.map(async (names) => {
      for (const name of names) if (await isKnown(name)) return name;
      return names.at(-1);
    }),
  );
  console.log(`Installing ${packages.join(' and ')} with apt-get …`);
  const { code, output } = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    { env, quiet: true },
  );
  if (code !== 0) console.log(`${update.output}${output}`.trim());
  return code === 0;
}
