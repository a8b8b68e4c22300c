/** The purchase of `docs/bruno`: what its files say, and the same calls with curl for `docs/api.md`. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../docs/bruno');

export interface PurchaseCall {
  name: string;
  /** One sentence or two, in Markdown. */
  docs: string;
  method: string;
  /** With `{{variables}}`, like the values of the headers and the body. */
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  status: number;
  /** The variable that the answer sets, and where it is: `results[0].id`. */
  captured: { variable: string; place: string } | undefined;
}

/** The calls in the order of their files. @throws Error for a file in another form */
export async function readPurchase(): Promise<PurchaseCall[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.bru')).sort();
  return Promise.all(
    files.map(async (file) => callOf(file, await readFile(path.join(folder, file), 'utf8'))),
  );
}

/** A file consists of blocks with a name, whose lines are indented by two spaces. */
function callOf(file: string, text: string): PurchaseCall {
  const blocks = new Map(
    [...text.matchAll(/^([\w:-]+) \{\n([^]*?)\n\}$/gm)].map(([, name, content = '']) => [
      name,
      content.replace(/^ {2}/gm, ''),
    ]),
  );
  const pairs = (block: string): Record<string, string> =>
    Object.fromEntries(
      [...(blocks.get(block) ?? '').matchAll(/^([\w.-]+): (.*)$/gm)].map(([, key, value]) => [
        key,
        value,
      ]),
    );
  const method = ['get', 'post'].find((one) => blocks.has(one));
  const { url, auth, body } = pairs(method ?? '');
  const { name } = pairs('meta');
  const docs = blocks.get('docs');
  if (!method || !url || !name || !docs) throw new Error(`${file} is not in the expected form.`);
  const [capture] = Object.entries(pairs('vars:post-response'));
  return {
    name,
    docs,
    method: method.toUpperCase(),
    url,
    headers: {
      ...(auth === 'bearer' && { Authorization: `Bearer ${pairs('auth:bearer').token}` }),
      ...(body === 'json' && { 'Content-Type': 'application/json' }),
      ...pairs('headers'),
    },
    body: blocks.get('body:json'),
    status: Number(pairs('assert')['res.status']?.replace('eq ', '')),
    captured: capture && {
      variable: capture[0],
      place: capture[1].replace(/^res\.body\./, ''),
    },
  };
}

/** `{{foyer}}` is `$FOYER`, and Bruno's `{{$timestamp}}` the seconds since 1970. */
const inShell = (text: string) =>
  text
    .replaceAll('{{$timestamp}}', '$(date +%s)')
    .replace(/\{\{(\w+)\}\}/g, (_found, name: string) => `$${name.toUpperCase()}`);

function curlOf({ method, url, headers, body, captured }: PurchaseCall): string {
  const isFile = headers.Accept === 'application/pdf';
  // Variables are not replaced between single quotes, which JSON needs.
  const data = body
    ?.replace(/\n */g, ' ')
    .replace(/\{\{\w+\}\}/g, (found) => `'${inShell(found)}'`);
  const curl = [
    `curl -s ${method === 'GET' ? '' : `-X ${method} `}"${inShell(url)}"`,
    ...Object.entries(headers).map(([name, value]) => `-H "${name}: ${inShell(value)}"`),
    ...(data === undefined ? [] : [`-d '${data}'`]),
    ...(isFile ? ['-o tickets.pdf'] : []),
  ].join(' \\\n  ');
  return captured
    ? `${captured.variable.toUpperCase()}=$(${curl} | jq -r '.${captured.place}')`
    : curl;
}

const START = '<!-- purchase: generated from docs/bruno by `npm run api` -->';
const END = '<!-- /purchase -->';

/** The page with the calls between its two marks. */
export async function withPurchase(page: string): Promise<string> {
  const steps = (await readPurchase()).map(
    (call, index) =>
      `**${index + 1}. ${call.name}.** ${call.docs}\n\n\`\`\`sh\n${curlOf(call)}\n\`\`\`\n`,
  );
  const [before, rest] = page.split(START);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error('docs/api.md has lost the marks of the purchase.');
  return `${before}${START}\n\n${steps.join('\n')}\n${END}${after}`;
}
