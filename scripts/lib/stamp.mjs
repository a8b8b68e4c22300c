/**
 * Determines whether a build is older than its sources. Modification times and sizes are compared
 * first, in a few milliseconds; only where they differ is a file's hash compared, so that a checkout
 * that only touched files builds nothing.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Tests and their helpers are in no build. */
const IGNORED = /(^|\/)testing\/|\.test\.\w+$|(^|\/)\.[^/]+$/;

/** A file's entry in a stamp: [modified at in ms, bytes, hash]. */
const fileState = (file) => {
  const { mtimeMs, size } = statSync(file);
  return [mtimeMs, size];
};

const hashOf = (file) => createHash('sha1').update(readFileSync(file)).digest('base64url');

/** Files below the given files and folders, by their path from `root`, with `/`. */
export function listInputs(root, inputs) {
  const files = [];
  const visit = (relative) => {
    if (IGNORED.test(relative)) return;
    const stats = statSync(path.join(root, relative), { throwIfNoEntry: false });
    if (!stats) return;
    if (!stats.isDirectory()) {
      files.push(relative);
      return;
    }
    for (const entry of readdirSync(path.join(root, relative), { withFileTypes: true })) {
      const child = `${relative}/${entry.name}`;
      if (entry.isDirectory()) visit(child);
      else if (!IGNORED.test(child)) files.push(child);
    }
  };
  inputs.forEach(visit);
  return files.sort();
}

/** A stamp of the sources, taken before a build starts, so that an edit during it makes it stale. */
export function takeStamp(root, { inputs, settings = '' }) {
  const files = {};
  for (const file of listInputs(root, inputs)) {
    const absolute = path.join(root, file);
    files[file] = [...fileState(absolute), hashOf(absolute)];
  }
  return { settings, files };
}

/**
 * The stamp with the present modification times when the sources are unchanged; null when a file was
 * changed, added or removed.
 */
export function matchStamp(root, { inputs, settings = '' }, stamp) {
  if (!stamp || stamp.settings !== settings) return null;
  const present = listInputs(root, inputs);
  if (present.length !== Object.keys(stamp.files).length) return null;
  const files = {};
  for (const file of present) {
    const before = stamp.files[file];
    if (!before) return null;
    const absolute = path.join(root, file);
    const [modified, size] = fileState(absolute);
    if (size !== before[1]) return null;
    if (modified !== before[0] && hashOf(absolute) !== before[2]) return null;
    files[file] = [modified, size, before[2]];
  }
  return { settings, files };
}
