import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { idempotencyKeyOf } from '../../../http/idempotency/idempotencyKey';
import type { Decisions } from './decide.service';
import type { DecisionLinks } from './decisionLinks.service';
import type { Delegations } from './delegations.service';
import type { ApprovalsReader } from './readApprovals.service';
import type { RequestApproval } from './requestApproval.service';

export type ApprovalOperation =
  | 'listApprovals'
  | 'createApproval'
  | 'getApproval'
  | 'approveRequest'
  | 'declineRequest'
  | 'withdrawRequest'
  | 'delegateRequest'
  | 'getApprovalLink'
  | 'approveByLink'
  | 'declineByLink'
  | 'getDelegation'
  | 'setDelegation';

interface ApprovalServices {
  reader: ApprovalsReader;
  requests: RequestApproval;
  decisions: Decisions;
  delegations: Delegations;
  links: DecisionLinks;
}

export function createApprovalHandlers({
  reader,
  requests,
  decisions,
  delegations,
  links,
}: ApprovalServices): Handlers<ApprovalOperation> {
  return {
    listApprovals: (request) => reader.list(callerOf(request), request.query),
    getApproval: (request) => reader.get(callerOf(request), request.params.id),
    async createApproval(request) {
      const caller = callerOf(request);
      const key = idempotencyKeyOf(request);
      return reader.get(caller, await requests.create(caller, request.body, key));
    },
    async approveRequest(request) {
      const [caller, { id }] = [callerOf(request), request.params];
      await decisions.approve(caller, id, request.body ?? {});
      return reader.get(caller, id);
    },
    async declineRequest(request) {
      const [caller, { id }] = [callerOf(request), request.params];
      await decisions.decline(caller, id, request.body.reason.trim());
      return reader.get(caller, id);
    },
    async withdrawRequest(request) {
      const [caller, { id }] = [callerOf(request), request.params];
      await decisions.withdraw(caller, id);
      return reader.get(caller, id);
    },
    async delegateRequest(request) {
      const [caller, { id }] = [callerOf(request), request.params];
      await decisions.delegate(caller, id, request.body);
      return reader.get(caller, id);
    },
    getApprovalLink: ({ params, ip }) => links.show(params.token, ip),
    approveByLink: ({ params, body, ip }) => links.approve(params.token, body, ip),
    declineByLink: ({ params, body, ip }) => links.decline(params.token, body, ip),
    getDelegation: (request) => delegations.get(callerOf(request)),
    setDelegation: (request) => delegations.set(callerOf(request), request.body),
  };
}
