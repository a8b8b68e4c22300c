import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ContractDocument } from '../../contract/document';
import { findRoot } from '../../lib/projectFiles';
import { EncodedText, isNotModified } from '../encodedText';
import { negotiateEncoding } from '../encodings';
import { pagePolicy } from '../headers';

const PAGE = 'server/http/apiDocs/page';
const SWAGGER_UI = 'node_modules/swagger-ui-dist';

const types = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  yaml: 'application/yaml',
};

/**
 * The contract as JSON and YAML, and its reference at `/api/docs`, where signed-in people try calls. Swagger UI runs
 * under the policy of the pages: its files come from this server, and it needs no inline script or style.
 */
export function registerApiDocs(app: FastifyInstance, contract: ContractDocument): void {
  const fromFile = (file: string) => () =>
    readFile(path.join(findRoot(import.meta.dirname), file), 'utf8');

  const serve = (url: string, type: keyof typeof types, read: () => Promise<string>) => {
    // Few people open the reference, so its files are read and compressed at the first request.
    let text: Promise<EncodedText> | undefined;
    app.get(url, async (request, reply) => {
      text ??= read().then((content) => new EncodedText(content));
      const wanted = negotiateEncoding(request.headers['accept-encoding']);
      const { body, encoding, etag } = await (await text).in(wanted);
      if (type === 'html') {
        reply.helmet({ contentSecurityPolicy: pagePolicy({ scripts: [], styles: [] }) });
      }
      reply
        .headers({ 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding' })
        .type(`${types[type]}; charset=utf-8`);
      if (isNotModified(request.headers['if-none-match'], await text))
        return reply.code(304).send();
      if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
      return reply.send(body);
    });
  };

  serve('/api/openapi.json', 'json', async () => JSON.stringify(contract));
  serve('/api/openapi.yaml', 'yaml', fromFile('openapi.yaml'));
  serve('/api/docs', 'html', fromFile(`${PAGE}/index.html`));
  serve('/api/docs/start.js', 'js', fromFile(`${PAGE}/start.js`));
  serve('/api/docs/start.css', 'css', fromFile(`${PAGE}/start.css`));
  serve('/api/docs/swagger-ui.js', 'js', fromFile(`${SWAGGER_UI}/swagger-ui-bundle.js`));
  serve('/api/docs/swagger-ui.css', 'css', fromFile(`${SWAGGER_UI}/swagger-ui.css`));
}
