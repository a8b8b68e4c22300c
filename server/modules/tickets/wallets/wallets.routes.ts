import type { FastifyReply } from 'fastify';
import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { AppleWebService } from './appleWebService.service';
import type { PassFile, WalletPasses } from './walletPasses.service';

export type WalletOperations =
  | 'downloadAppleWalletPass'
  | 'getGoogleWalletLink'
  | 'downloadSharedAppleWalletPass'
  | 'getSharedGoogleWalletLink'
  | 'registerAppleWalletDevice'
  | 'unregisterAppleWalletDevice'
  | 'listChangedAppleWalletPasses'
  | 'refreshAppleWalletPass'
  | 'logAppleWalletErrors';

interface WalletServices {
  passes: WalletPasses;
  webService: AppleWebService;
}

export function createWalletHandlers({
  passes,
  webService,
}: WalletServices): Handlers<WalletOperations> {
  return {
    downloadAppleWalletPass: async (request, reply) =>
      sendPass(reply, await passes.appleFileOf(callerOf(request), request.params.id)),
    getGoogleWalletLink: (request) => passes.googleLinkOf(callerOf(request), request.params.id),
    downloadSharedAppleWalletPass: async (request, reply) =>
      sendPass(reply, await passes.sharedAppleFile(request.params.token, request.ip)),
    getSharedGoogleWalletLink: (request) =>
      passes.sharedGoogleLink(request.params.token, request.ip),
    async registerAppleWalletDevice({ params, headers, body }, reply) {
      const { authorization } = headers;
      const isNew = await webService.register({ ...params, authorization }, body);
      if (isNew) reply.code(201);
    },
    unregisterAppleWalletDevice: ({ params, headers: { authorization } }) =>
      webService.unregister({ ...params, authorization }),
    async listChangedAppleWalletPasses({ params, query, ip }, reply) {
      const changed = await webService.changedSince(params, {
        since: query.passesUpdatedSince,
        address: ip,
      });
      if (!changed) reply.code(204);
      return changed;
    },
    refreshAppleWalletPass: async ({ params, headers: { authorization } }, reply) =>
      sendPass(reply, await webService.file({ ...params, authorization })),
    logAppleWalletErrors: (request) => webService.logErrors(request.body, request.ip),
  };
}

function sendPass(reply: FastifyReply, { filename, file }: PassFile): Buffer {
  reply
    .type('application/vnd.apple.pkpass')
    .header('Content-Disposition', `attachment; filename="${filename}"`);
  return file;
}
