import type { ContractDocument } from '../../contract/document';
import { createAnswerChecks, isShed } from './answerChecks';
import { createClient, type FuzzAnswer } from './client';
import { fuzzOperations } from './contract';
import { createFuzzPeople, type FuzzPeople } from './people';
import { Pool } from './pool';
import { createRequests, type FuzzRequest, type Kind } from './requests';

export interface FuzzOptions extends FuzzPeople {
  /** Address of a server with the demo world on this machine. */
  port: number;
  contract: ContractDocument;
  seed: number;
  requests: number;
  connections: number;
  /** Milliseconds since 1970. */
  now: number;
  /** Number of requests after which the run renews sessions and learns new values. */
  round: number;
  /** First also reads details and creates links, which takes half a minute. */
  isThorough: boolean;
  /** Runs before each round. */
  onRound?: (done: number) => Promise<void>;
}

export interface Finding {
  fault: string;
  request: FuzzRequest;
  answer: FuzzAnswer | null;
}

export interface FuzzReport {
  findings: readonly Finding[];
  /** Number of answers by kind of request, then by status; `closed` without an answer. */
  answers: ReadonlyMap<Kind, ReadonlyMap<string, number>>;
  /** Number of answers 503 with Retry-After. */
  shed: number;
  /** Operations that have answered with success. */
  succeeded: ReadonlySet<string>;
  /** Operations that have not. */
  unreached: readonly string[];
  /** People who could not sign in at the end. */
  lost: readonly string[];
}

/** Sends requests generated from the contract, and checks each answer against it. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { seed, now, names } = options;
  const operations = fuzzOperations(options.contract);
  const all = new Pool();
  const pools = new Map(names.map((name) => [name, new Pool(all)]));
  const url = `http://127.0.0.1:${options.port}`;
  const people = createFuzzPeople(url, options, pools, operations);
  await people.signAllIn();
  await people.learnLists(names);
  if (options.isThorough) {
    await people.learnDetails();
    await people.makeLinks();
  }
  const requestOf = createRequests({ seed, operations, all, pools, now });
  const faultOf = createAnswerChecks(operations);

  const findings: Finding[] = [];
  const answers = new Map<Kind, Map<string, number>>();
  const succeeded = new Set<string>();
  let shed = 0;
  let lost: string[] = [];

  function record(request: FuzzRequest, answer: FuzzAnswer | null, failure?: unknown): void {
    const fault = failure === undefined ? faultIn(request, answer) : String(failure);
    if (fault !== undefined) findings.push({ fault, request, answer });
    const counts = answers.get(request.kind) ?? new Map<string, number>();
    answers.set(request.kind, counts);
    const status = answer ? String(answer.status) : 'closed';
    counts.set(status, (counts.get(status) ?? 0) + 1);
    if (!answer) return;
    if (isShed(answer)) shed += 1;
    if (answer.status < 300 && request.isRouted) succeeded.add(request.operationId);
  }
  const faultIn = (request: FuzzRequest, answer: FuzzAnswer | null) =>
    answer ? faultOf(request, answer) : request.isBroken ? undefined : 'closed without an answer';

  const clients = Array.from({ length: options.connections }, () => createClient(options.port));
  for (let first = 0; first < options.requests; first += options.round) {
    await options.onRound?.(first);
    lost = await people.signAllIn();
    if (first > 0) await people.learnLists([names[(first / options.round) % names.length] ?? '']);
    const end = Math.min(first + options.round, options.requests);
    let next = first;
    await Promise.all(
      clients.map(async (client) => {
        while (next < end) {
          const request = requestOf((next += 1) - 1);
          try {
            record(request, await client.send(request, people.authorizationOf(request.person)));
          } catch (error) {
            record(request, null, error);
          }
        }
      }),
    );
  }
  for (const client of clients) client.close();
  await options.onRound?.(options.requests);
  const unreached = operations.map((one) => one.operationId).filter((id) => !succeeded.has(id));
  return { findings, answers, shed, succeeded, unreached, lost };
}
