/** The RTK Query client of openapi.yaml, as the generator makes it from codegen.config.ts. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { generateEndpoints, type ConfigFile } from '@rtk-query/codegen-openapi';
import { JSON_SCHEMA, load } from 'js-yaml';
import config from '../../../codegen.config';

const root = path.resolve(import.meta.dirname, '../../..');
const schemaFile = path.join(root, 'openapi.yaml');

export interface Operation {
  tags?: string[];
  deprecated?: boolean;
}

/**
 * @param isIncluded - whether an operation is in the client
 * @param hooks - which hooks it exports
 */
export async function generatedClient(
  exportName: string,
  isIncluded: (name: string, operation: Operation) => boolean,
  hooks: ConfigFile['hooks'] = config.hooks,
): Promise<string> {
  // Without an output file the generator returns the text instead of writing it.
  const source = await generateEndpoints({
    ...config,
    exportName,
    hooks,
    filterEndpoints: (name, { operation }) => isIncluded(name, operation),
    apiFile: path.join(root, 'src/api/emptyApi.ts'),
    schemaFile,
  });
  if (typeof source !== 'string') throw new Error('The client generator returned no text.');
  return withOptionalBodies(
    source.replace(/from ["'][^"']*emptyApi["']/, "from '../emptyApi'"),
    await operationsWithOptionalBody(),
  );
}

interface Contract {
  paths: Record<
    string,
    Record<string, { operationId?: string; requestBody?: { required?: boolean } }>
  >;
}

/** Ids of the operations that may be sent without a body. */
async function operationsWithOptionalBody(): Promise<string[]> {
  const { paths } = load(await readFile(schemaFile, 'utf8'), { schema: JSON_SCHEMA }) as Contract;
  return Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, requestBody }) =>
      operationId && requestBody?.required === false ? [operationId] : [],
    );
}

/** The generator makes every body an obligatory argument. */
function withOptionalBodies(source: string, operations: readonly string[]): string {
  return operations.reduce((text, id) => {
    const endpoint =
      new RegExp(`^ {4}${id}: build\\.[^]*?\\n {4}\\}\\)`, 'm').exec(text)?.[0] ?? '';
    const body = /body: queryArg\.(\w+)/.exec(endpoint)?.[1];
    if (!body) return text;
    const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}ApiArg`;
    return text.replace(new RegExp(`^export type ${name} = \\{[^]*?\\n\\};`, 'm'), (type) =>
      type.replace(new RegExp(`^( +${body}):`, 'm'), '$1?:'),
    );
  }, source);
}
