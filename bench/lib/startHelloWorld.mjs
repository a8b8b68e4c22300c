import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server that says hello world, in a process of its own. */
export async function startHelloWorld() {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('helloWorld.mjs', import.meta.url))],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  return { port: Number(line), stop: () => child.kill() };
}
