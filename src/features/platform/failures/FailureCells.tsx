import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Failure, FailureKind } from '@/api';
import type { Tone } from '@/theme/tone';
import { QuietCell, TwoLines } from '@/components/dataList/TwoLines';
import { formatMoney } from '@/lib/money';
import { organizeEventPath, platformPeoplePath } from '@/lib/paths';
import styles from './FailureCells.module.css';
import { KIND_LABELS } from './failureFilters';

interface CellProps {
  failure: Failure;
}

/** What is about money is the most urgent. */
const TONES: Record<FailureKind, Tone> = {
  job: 'warning',
  mail: 'info',
  refund: 'error',
  payment: 'error',
  dispute: 'error',
};

export const KindBadge = ({ failure: { kind } }: CellProps) => (
  <Chip size="small" color={TONES[kind]} label={KIND_LABELS[kind].one} />
);

const GATEWAYS: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  razorpay: 'Razorpay',
  sandbox: 'the sandbox',
  account: 'the account',
};

/** `₹774.10 at Stripe`, or the address of a mail. */
export function detailOf({ amount, currency, gateway, recipient }: Failure): string {
  if (amount !== null && currency !== null)
    return `${formatMoney(amount, currency)} at ${GATEWAYS[gateway ?? ''] ?? gateway ?? 'the gateway'}`;
  return recipient ?? '';
}

export function NameCell({ failure }: CellProps) {
  return (
    <TwoLines
      first={<span className={styles.name}>{failure.name}</span>}
      second={detailOf(failure)}
    />
  );
}

/** Event and booking, and under them the company. */
export function AboutCell({ failure }: CellProps) {
  const { event, booking, company } = failure;
  if (!event && !booking && !company) return <QuietCell>Not known</QuietCell>;
  return (
    <TwoLines
      first={<EventLink failure={failure} />}
      second={<BookingAndCompany failure={failure} />}
    />
  );
}

function EventLink({ failure: { event } }: CellProps) {
  return (
    event && (
      <Link to={organizeEventPath(event.id)} className={styles.link}>
        {event.title}
      </Link>
    )
  );
}

/** `BK-2026-000004, Northwind Industries` */
function BookingAndCompany({ failure: { booking, company } }: CellProps): ReactNode {
  if (!booking && !company) return null;
  return (
    <>
      {booking?.number}
      {booking && company && ', '}
      {company && (
        <Link
          to={platformPeoplePath({ company: company.id })}

          className={styles.link}
        >
          {company.name}
        </Link>
      )}
    </>
  );
}

/** The last error, or why it was given up. */
export const errorOf = ({ given_up_reason: reason, last_error: error }: Failure): string =>
  reason ?? error ?? 'No error is known';

export function ErrorCell({ failure }: CellProps) {
  const { given_up_reason: reason, last_error: error } = failure;
  return (
    <span className={styles.error} title={error ?? undefined}>
      {errorOf(failure)}
      {reason !== null && error !== null && (
        <span className={styles.before}> (last error: {error})</span>
      )}
    </span>
  );
}
