/**
 * The diagrams of docs/architecture.md, generated from the imports: `npm run diagram` writes them;
 * `--check` writes nothing and fails when they differ from the imports.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { format } from 'oxfmt';
import { root } from './lib/root.mjs';

const PAGE = path.join(root, 'docs/architecture.md');
const isTest = (file) => /\.(test|testUtils)\.|\/testing\//.test(file);

/** The node of a file in one of the two diagrams; undefined for a file that is in neither. */
function nodeOf(file) {
  if (isTest(file)) return undefined;
  const module = /^server\/modules\/([^/]+)\//.exec(file);
  if (module) return { diagram: 'server', name: module[1] };
  const layer = /^src\/([^/.]+)\//.exec(file);
  return layer && layer[1] !== 'testing' ? { diagram: 'src', name: layer[1] } : undefined;
}

/** The edges as Mermaid, without those that follow from longer paths. */
function drawDiagram(edges) {
  const next = new Map();
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reaches = (from, to, seen = new Set()) =>
    [...(next.get(from) ?? [])].some((step) => {
      if (step === to) return true;
      if (seen.has(step)) return false;
      seen.add(step);
      return reaches(step, to, seen);
    });
  const direct = edges.filter(
    ([from, to]) => ![...next.get(from)].some((step) => step !== to && reaches(step, to)),
  );
  const lines = direct.map(([from, to]) => `  ${from} --> ${to}`).sort();
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');
}

async function readEdges() {
  const { output } = await cruise(['src', 'server'], {
    baseDir: root,
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  });
  const edges = { server: new Map(), src: new Map() };
  for (const { source, dependencies } of output.modules) {
    const from = nodeOf(source);
    for (const { resolved } of dependencies) {
      const to = nodeOf(resolved);
      if (!from || !to || from.diagram !== to.diagram || from.name === to.name) continue;
      edges[from.diagram].set(`${from.name} ${to.name}`, [from.name, to.name]);
    }
  }
  return edges;
}

async function main() {
  const edges = await readEdges();
  const before = readFileSync(PAGE, 'utf8');
  let page = before;
  for (const [name, found] of Object.entries(edges)) {
    const section = new RegExp(`(<!-- diagram:${name} -->)[\\s\\S]*?(<!-- /diagram -->)`);
    if (!section.test(page))
      throw new Error(`docs/architecture.md has no place for the diagram ${name}.`);
    page = page.replace(section, `$1\n\n${drawDiagram([...found.values()])}\n\n$2`);
  }
  page = (await format(PAGE, page)).code;
  if (!process.argv.includes('--check')) writeFileSync(PAGE, page);
  else if (page !== before) {
    console.error('docs/architecture.md: the diagrams are older than the imports: npm run diagram');
    process.exitCode = 1;
  }
}

await main();
