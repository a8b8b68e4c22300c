import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readContract, type ContractDocument } from '../contract/document';

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, '.cache');

let last: { file: string; contract: ContractDocument } | undefined;

/**
 * The result of `readContract` for openapi.yaml, cached until the file changes. The first test process caches it as
 * JSON, which other processes read in a few milliseconds; parsing the YAML takes a third of a second.
 */
export function testContract(): ContractDocument {
  const file = path.join(cache, `openapi-${key()}.json`);
  if (last?.file !== file) {
    last = { file, contract: readJson(file) ?? writeJson(file, readContract(root)) };
  }
  return last.contract;
}

/** Changes with openapi.yaml, with the code that reads it, and with the versions of packages. */
function key(): string {
  const hash = createHash('sha256');
  for (const name of ['openapi.yaml', 'server/contract/document.ts', 'package.json']) {
    hash.update(readFileSync(path.join(root, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

function readJson(file: string): ContractDocument | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ContractDocument;
  } catch {
    return undefined;
  }
}

function writeJson(file: string, contract: ContractDocument): ContractDocument {
  mkdirSync(cache, { recursive: true });
  const old = readdirSync(cache).filter((name) => /^openapi-[0-9a-f]+\.json$/.test(name));
  // Written to another file and renamed, because another test process may read it at any time.
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, JSON.stringify(contract));
  renameSync(partial, file);
  for (const name of old) rmSync(path.join(cache, name), { force: true });
  return contract;
}
