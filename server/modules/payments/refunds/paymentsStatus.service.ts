import { createStatusFile } from '../../../db/statusFile';
import type { ModuleDeps } from '../../../deps';
import { formatMoney } from '../../../lib/money';
import * as repository from './paymentsStatus.repository';
import type { ShownDispute, ShownRefund, StateCount } from './paymentsStatus.repository';

type Stored<Row> = { [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] };

/** Refunds and disputes in the form of the status file; times are ISO 8601 in UTC. */
export interface PaymentsStatus {
  at: string;
  refunds: StateCount[];
  /** Only the newest. */
  failed: Stored<ShownRefund>[];
  partial: Stored<ShownRefund>[];
  disputes: Stored<ShownDispute>[];
}

/** Refunds and disputes, for `npm run status -- payments`. */
export const paymentsStatusFile = createStatusFile<PaymentsStatus>('payments-status.json');

const SHOWN = 50;

export async function readPaymentsStatus(db: ModuleDeps['db']): Promise<PaymentsStatus> {
  const stored = (row: ShownRefund) => ({ ...row, updated_at: row.updated_at.toISOString() });
  return {
    at: new Date().toISOString(),
    refunds: await repository.countRefunds(db),
    failed: (await repository.findFailed(db, SHOWN)).map(stored),
    partial: (await repository.findPartial(db, SHOWN)).map(stored),
    disputes: (await repository.findDisputes(db, SHOWN)).map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
    })),
  };
}

/** Whether an operator must act. */
export const needsOperator = ({ failed, disputes }: PaymentsStatus): boolean =>
  failed.length > 0 || disputes.some(({ state }) => state === 'open');

/** Plain text for a terminal. */
export function describePaymentsStatus(status: PaymentsStatus): string {
  const { at, refunds, failed, partial, disputes } = status;
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', title, ...lines] : [];
  return [
    `Refunds at ${at}`,
    ...(refunds.length === 0 ? ['none'] : []),
    ...refunds.map(
      ({ state, currency, count, amount }) =>
        `${state.padEnd(9)}  ${String(count).padStart(6)}  ${formatMoney(amount, currency)}`,
    ),
    ...section(
      'Failed refunds: npm run status -- payments --retry ID, or --paid-by-hand ID --reference TEXT',
      failed.map((row) => `${lineOf(row)}\n  ${row.failure_reason ?? 'no reason given'}`),
    ),
    ...section('Made at the gateway, without the end of a booking:', partial.map(lineOf)),
    ...section(
      'Disputes, to be answered at the gateway:',
      disputes.map(
        (row) =>
          `${row.gateway_dispute_id}: ${row.gateway}, payment ${row.public_id}, ${formatMoney(row.amount, row.currency)}, ${row.state}: ${row.reason || 'no reason given'}, since ${row.created_at}`,
      ),
    ),
  ].join('\n');
}

const lineOf = ({
  id,
  public_id: payment,
  gateway,
  amount,
  currency,
  updated_at: at,
}: Stored<ShownRefund>) =>
  `${id}: payment ${payment}, ${formatMoney(amount, currency)}, ${gateway}, ${at}`;
