import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../../config/config';
import type { Sandbox, SandboxAnswer } from './sandbox.service';
import { renderSandboxMissing, renderSandboxPage } from './sandboxPage.presenter';

type Params = { publicId: string };

const answers: readonly SandboxAnswer[] = ['succeed', 'decline', 'late', 'leave'];

/**
 * The sandbox's hosted page (D12): `/sandbox/pay/<payment>`, and where its buttons lead. Whoever has
 * the address may pay, as with any gateway; it cannot be guessed. Registered only where the sandbox is
 * in use.
 */
export async function registerSandbox(
  app: FastifyInstance,
  { sandbox, publicUrl }: { sandbox: Sandbox; publicUrl: Config['publicUrl'] },
): Promise<void> {
  await app.register(async (scope) => {
    // The forms have no fields, so their body is ignored.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      async () => undefined,
    );

    scope.get<{ Params: Params }>('/sandbox/pay/:publicId', async ({ params }, reply) => {
      const payment = await sandbox.find(params.publicId);
      const nonce = protect(reply, publicUrl);
      if (!payment) {
        return reply.code(404).send(renderSandboxMissing(nonce, `${publicUrl}/cart`));
      }
      const returnUrl = sandbox.returnUrl(params.publicId);
      return reply.send(renderSandboxPage({ payment, nonce, returnUrl }));
    });

    for (const answer of answers) {
      scope.post<{ Params: Params }>(
        `/sandbox/pay/:publicId/${answer}`,
        async ({ params }, reply) => {
          if (!(await sandbox.find(params.publicId))) {
            const nonce = protect(reply, publicUrl);
            return reply.code(404).send(renderSandboxMissing(nonce, `${publicUrl}/cart`));
          }
          // 303, so that reloading the target does not post again.
          return reply.redirect(await sandbox.answer(params.publicId, answer), 303);
        },
      );
    }
  });
}

/** Allows the page its style, the font and its forms. @returns the nonce of the style */
function protect(reply: FastifyReply, publicUrl: string): string {
  const nonce = randomBytes(16).toString('base64url');
  reply.helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: [`'nonce-${nonce}'`],
        fontSrc: ["'self'"],
        // Browsers apply this to the redirect after a form as well.
        formAction: ["'self'", new URL(publicUrl).origin],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    },
  });
  reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store');
  return nonce;
}
