/**
 * `npm run release -- DIR`: what a server needs to run, without the build tools and the packages of the pages: the
 * build, the contract and its reference, the fonts of its PDFs, the packages that the built server imports, and the
 * bill of materials. Start it there with `node dist/server/main.js`.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build as analyse } from 'esbuild';
import { step } from './lib/print.mjs';
import { root } from './lib/root.mjs';
import { billOfMaterials } from './lib/sbom.mjs';
import { staleTargets } from './lib/targets.mjs';
import { build } from './build.mjs';

const FILES = [
  'dist',
  'openapi.yaml',
  'server/pdf/fonts',
  'server/http/apiDocs/page',
  // The rest of the package is source maps and other builds.
  ...[
    'swagger-ui-bundle.js',
    'swagger-ui-bundle.js.LICENSE.txt',
    'swagger-ui.css',
    'LICENSE',
    'NOTICE',
  ].map((file) => `node_modules/swagger-ui-dist/${file}`),
];

/** The package of an import: `@scope/name/file` is of `@scope/name`. */
const packageOf = (imported) =>
  imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');

/** Names of the packages that the built server and the renderer of its pages import. */
async function importedPackages() {
  const folders = ['dist/server', 'dist/render'].map((folder) => path.join(root, folder));
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder))
        .filter((file) => file.endsWith('.js'))
        .map((file) => path.join(folder, file)),
    ),
  );
  const { metafile } = await analyse({
    entryPoints: files.flat(),
    bundle: true,
    write: false,
    metafile: true,
    outdir: path.join(root, 'dist'),
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return new Set(
    imports
      .filter(({ external, path: name }) => external && !isBuiltin(name))
      .map((one) => packageOf(one.path)),
  );
}

/** Folders of these packages and of all that they need, as package-lock.json lays them out. */
function foldersOf(names, packages) {
  const found = new Set();
  /** Node's own search: the nearest node_modules on the way up. */
  const resolve = (name, from) => {
    for (let at = from; ; at = at.slice(0, Math.max(at.lastIndexOf('node_modules/') - 1, 0))) {
      const folder = path.posix.join(at, 'node_modules', name);
      if (packages[folder]) return folder;
      if (at === '') return undefined;
    }
  };
  const add = (name, from) => {
    const folder = resolve(name, from);
    // Packages for other systems are in the lock file and not on the disk.
    if (!folder || found.has(folder) || !existsSync(path.join(root, folder))) return;
    found.add(folder);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      packages[folder];
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
      add(needed, folder);
    for (const needed of Object.keys(peerDependencies ?? {})) {
      if (!peerDependenciesMeta?.[needed]?.optional) add(needed, folder);
    }
  };
  for (const name of names) add(name, '');
  return [...found].sort();
}

const [target] = process.argv.slice(2);
if (target === undefined) {
  console.error('npm run release -- DIR');
  process.exit(2);
}
const folder = path.resolve(target);
if (existsSync(folder) && (await readdir(folder)).length > 0) {
  console.error(`${folder} is not empty.`);
  process.exit(2);
}
await build(staleTargets());
await step('Copying the server', async () => {
  await mkdir(folder, { recursive: true });
  for (const file of FILES)
    await cp(path.join(root, file), path.join(folder, file), { recursive: true });
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  for (const one of foldersOf(await importedPackages(), packages)) {
    await cp(path.join(root, one), path.join(folder, one), {
      recursive: true,
      filter: (source) =>
        !path.relative(path.join(root, one), source).split(path.sep).includes('node_modules'),
    });
  }
  const { name, version, type, engines } = JSON.parse(
    await readFile(path.join(root, 'package.json'), 'utf8'),
  );
  await writeFile(
    path.join(folder, 'package.json'),
    `${JSON.stringify({ name, version, type, engines }, null, 2)}\n`,
  );
  await writeFile(path.join(folder, 'sbom.cdx.json'), await billOfMaterials());
});
