/**
 * Makes one file of what every page loads first. The bundler keeps its few helpers in a file of their own,
 * for which a visitor would wait once more: the first script gets them, and the other scripts take them
 * from there.
 *
 * The names of files stay, with the hashes of what they were: a script that imports the first one has the
 * name of that in its hash, and that has the name of the helpers in its own.
 */
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const EXPORT = /export\{([^}]+)\};?\s*$/;
/** What the bundler calls its helpers in the manifest. */
const HELPERS = 'rolldown-runtime';

/** `a as b,c` as pairs: `[['a', 'b'], ['c', 'c']]`. */
const pairsOf = (list) =>
  list.split(',').map((one) => {
    const [name, other = name] = one.trim().split(' as ');
    return [name, other];
  });

/** No minified script has such a name. */
const shared = (name) => `foyerHelper_${name}`;

/** What stands in the place of importing the file of the helpers. */
function createReplacer(name, helpers, first) {
  const [, exported] = EXPORT.exec(helpers) ?? [];
  if (!exported) throw new Error("The bundler's helpers export nothing.");
  const pairs = pairsOf(exported);
  const statement = new RegExp(`import\\{([^}]+)\\}from"\\./${name}";`);
  const body = helpers.replace(EXPORT, '');
  const members = pairs.map(([inside, outside]) => `${outside}:${inside}`);
  const made = `(()=>{${body};return{${members}}})()`;
  const importsFirst = (script) => script.includes(`from"./${first}"`);

  return (script, file) => {
    const [whole, imported] = statement.exec(script) ?? [];
    if (!whole) return script;
    const locals = pairsOf(imported);
    const own = locals.map(([outside, local]) => `${outside}:${local}`);
    if (file === first) {
      const all = pairs.map(([, outside]) => `${outside}:${shared(outside)}`);
      const names = locals.map(([outside, local]) => `${local}=${shared(outside)}`);
      const exports = pairs.map(([, outside]) => shared(outside));
      return `${script.replace(whole, () => `const{${all}}=${made},${names};`)}export{${exports}};`;
    }
    if (!importsFirst(script)) return script.replace(whole, () => `const{${own}}=${made};`);
    const taken = locals.map(([outside, local]) => `${shared(outside)} as ${local}`);
    return script.replace(whole, () => `import{${taken}}from"./${first}";`);
  };
}

/** Writes the built scripts, the manifest and index.html anew. */
export async function joinFirstScript(folder) {
  const manifestFile = path.join(folder, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const key = Object.keys(manifest).find((one) => manifest[one].name === HELPERS);
  if (!key) throw new Error('The build has no helpers of the bundler.');
  const { file } = manifest[key];
  const first = manifest['index.html'].file;
  const name = path.basename(file);
  const assets = path.join(folder, path.dirname(file));
  const replace = createReplacer(
    name,
    await readFile(path.join(folder, file), 'utf8'),
    path.basename(first),
  );

  const scripts = (await readdir(assets)).filter((one) => one.endsWith('.js') && one !== name);
  for (const one of scripts) {
    const script = await readFile(path.join(assets, one), 'utf8');
    // Vite's list of files to preload: the first script is there already.
    const joined = replace(script, one).replaceAll(`"${file}"`, `"${first}"`);
    if (joined.includes(name)) throw new Error(`${one} still imports the bundler's helpers.`);
    if (joined !== script) await writeFile(path.join(assets, one), joined);
  }
  delete manifest[key];
  for (const chunk of Object.values(manifest)) {
    if (chunk.imports) chunk.imports = chunk.imports.filter((one) => one !== key);
  }
  await writeFile(manifestFile, JSON.stringify(manifest));
  const page = path.join(folder, 'index.html');
  const preload = new RegExp(`\\s*<link rel="modulepreload"[^>]*/${name}"[^>]*>`);
  await writeFile(page, (await readFile(page, 'utf8')).replace(preload, ''));
  await rm(path.join(folder, file));
}
