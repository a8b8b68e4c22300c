import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Failure, FailureKind } from '@/api';
import type { DataColumn } from '@/components/dataList/DataTable';
import type { Tone } from '@/theme/tone';
import { QuietCell, TwoLines } from '@/components/dataList/TwoLines';
import { formatMoney } from '@/lib/money';
import { organizeEventPath, platformPeoplePath } from '@/lib/paths';
import { timeAgo } from '@/lib/timeAgo';
import { KIND_LABELS } from './failureFilters';

interface CellProps {
  failure: Failure;
}

/** @param now epoch milliseconds */
export const failureColumns = (now: number): DataColumn<Failure>[] => [
  {
    id: 'name',
    header: 'What failed',
    minWidth: 220,
    phone: 'title',
    render: (failure) => <NameCell failure={failure} />,
  },
  {
    id: 'kind',
    header: 'Kind',
    width: 104,
    phone: 'figure',
    render: (failure) => <KindBadge failure={failure} />,
  },
  {
    id: 'about',
    header: 'About',
    minWidth: 200,
    render: (failure) => <AboutCell failure={failure} />,
  },
  {
    id: 'last_error',
    header: 'Why',
    minWidth: 220,
    render: (failure) => <ErrorCell failure={failure} />,
  },
  {
    id: 'attempts',
    header: 'Attempts',
    width: 92,
    align: 'right',
    phoneLabel: true,
    render: ({ attempts }) => attempts ?? '–',
  },
  {
    id: 'since',
    header: 'Failed',
    width: 124,
    phoneLabel: true,
    render: ({ since }) => timeAgo(since, now),
  },
];

/** What is about money is the most urgent. */
const TONES: Record<FailureKind, Tone> = {
  job: 'warning',
  mail: 'info',
  refund: 'error',
  payment: 'error',
  dispute: 'error',
};

const KindBadge = ({ failure: { kind } }: CellProps) => (
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

function NameCell({ failure }: CellProps) {
  return (
    <TwoLines
      first={
        <Typography component="span" variant="subtitle1">
          {failure.name}
        </Typography>
      }
      second={detailOf(failure)}
    />
  );
}

/** Event and booking, and under them the company. */
function AboutCell({ failure }: CellProps) {
  const { event, booking, company } = failure;
  if (!event && !booking && !company) return <QuietCell>Not known</QuietCell>;
  return (
    <TwoLines
      first={<EventLink failure={failure} />}
      second={<BookingAndCompany failure={failure} />}
    />
  );
}

const UNDERLINED = { textDecoration: 'underline', textUnderlineOffset: '3px' } as const;

function EventLink({ failure: { event } }: CellProps) {
  return (
    event && (
      <Typography
        component={Link}
        to={organizeEventPath(event.id)}
        variant="inherit"
        sx={UNDERLINED}
      >
        {event.title}
      </Typography>
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
        <Typography
          component={Link}
          to={platformPeoplePath({ company: company.id })}
          variant="inherit"
          sx={UNDERLINED}
        >
          {company.name}
        </Typography>
      )}
    </>
  );
}

/** The last error, or why it was given up. */
export const errorOf = ({ given_up_reason: reason, last_error: error }: Failure): string =>
  reason ?? error ?? 'No error is known';

function ErrorCell({ failure }: CellProps) {
  const { given_up_reason: reason, last_error: error } = failure;
  return (
    // Two lines; the whole error is the title of the cell.
    <Box
      component="span"
      title={error ?? undefined}
      sx={{
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        whiteSpace: 'normal',
        typography: 'meta',
      }}
    >
      {errorOf(failure)}
      {reason !== null && error !== null && (
        <Typography variant="meta" color="textSecondary">
          {' '}
          (last error: {error})
        </Typography>
      )}
    </Box>
  );
}
