import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './root.mjs';

const binaries = path.join(root, 'node_modules/.bin');

/**
 * Runs a program of the project and resolves with its exit code when it ends, also by a signal. With
 * `quiet` the output is returned too, otherwise it goes to the terminal.
 */
export function run(command, args, { quiet = false, env = {}, shell = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      shell,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      env: {
        ...process.env,
        PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`,
        ...env,
      },
    });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() + (signal ?? '') }),
    );
  });
}
