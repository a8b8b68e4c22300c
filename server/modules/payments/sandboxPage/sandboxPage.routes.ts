import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../../config/config';
import type { SandboxButton, SandboxPage, SandboxPayment } from './sandboxPage.service';
import { renderSandboxMissing, renderSandboxPage } from './sandboxPage.presenter';

type Params = { publicId: string };

const buttons: readonly SandboxButton[] = ['succeed', 'decline', 'late', 'leave'];

/** These buttons first check the seats: the page rejects a payment whose seats are gone. */
const chargingButtons: ReadonlySet<SandboxButton> = new Set(['succeed', 'late']);

/**
 * The sandbox's hosted page at `/sandbox/pay/<payment>`, and one POST route for each of its buttons. They need no
 * sign-in: as with any gateway, whoever has the address can pay, and the address cannot be guessed. Registered only
 * when the sandbox is on.
 */
export async function registerSandboxPage(
  app: FastifyInstance,
  { sandboxPage, publicUrl }: { sandboxPage: SandboxPage; publicUrl: Config['publicUrl'] },
): Promise<void> {
  await app.register(async (scope) => {
    // The forms have no fields, so their body is ignored.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      async () => undefined,
    );

    const sendMissing = (reply: FastifyReply) => {
      const nonce = setPageHeaders(reply, publicUrl);
      return reply.code(404).send(renderSandboxMissing(nonce, `${publicUrl}/cart`));
    };
    const sendPage = (reply: FastifyReply, payment: SandboxPayment, refusal: string | null) => {
      const nonce = setPageHeaders(reply, publicUrl);
      const returnUrl = sandboxPage.returnUrl(payment.order.reference);
      if (refusal !== null) reply.code(409);
      return reply.send(renderSandboxPage({ payment, refusal, nonce, returnUrl }));
    };

    scope.get<{ Params: Params }>('/sandbox/pay/:publicId', async ({ params }, reply) => {
      const payment = await sandboxPage.find(params.publicId);
      if (!payment) return sendMissing(reply);
      const refusal = payment.isOpen ? await sandboxPage.resume(params.publicId) : null;
      return sendPage(reply, payment, refusal);
    });

    for (const button of buttons) {
      scope.post<{ Params: Params }>(
        `/sandbox/pay/:publicId/${button}`,
        async ({ params }, reply) => {
          const payment = await sandboxPage.find(params.publicId);
          if (!payment) return sendMissing(reply);
          if (payment.isOpen && chargingButtons.has(button)) {
            const refusal = await sandboxPage.resume(params.publicId);
            if (refusal !== null) return sendPage(reply, payment, refusal);
          }
          // With 303, reloading the target does not post again.
          return reply.redirect(await sandboxPage.handleButton(params.publicId, button), 303);
        },
      );
    }
  });
}

/** Sets a CSP that allows only the page's style, font and forms. @returns the nonce of the style */
function setPageHeaders(reply: FastifyReply, publicUrl: string): string {
  const nonce = randomBytes(16).toString('base64url');
  reply.helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: [`'nonce-${nonce}'`],
        fontSrc: ["'self'"],
        // Browsers also apply `form-action` to the redirect after a form, which leads to `publicUrl`.
        formAction: ["'self'", new URL(publicUrl).origin],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    },
  });
  reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-store');
  return nonce;
}
