import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PolicyCheck } from '@/api';
import { anyOf } from '@/entities/approval/approvalView';
import { countOf } from '@/lib/text';
import { formatDayTime } from '@/lib/dates';

interface WhatHappensNextProps {
  check: PolicyCheck | undefined;
  seats: number;
  /** Who pays where the company does. */
  payer: string;
}

/** The steps that follow a request. */
export function WhatHappensNext({ check, seats, payer }: WhatHappensNextProps) {
  const who = anyOf(check?.deciders ?? []) || 'The approver';
  const held = seats === 1 ? 'Your seat stays held' : `Your ${countOf(seats, 'seat')} stay held`;
  const until = check?.deadline
    ? `Until ${formatDayTime(check.deadline)}`
    : 'While somebody decides';
  const taken = seats === 1 ? 'it' : 'them';
  const paid = check?.pays_on_account
    ? `${payer} pays on account, you name the attendees.`
    : 'You pay in the time shown, then name the attendees.';
  const steps = [
    ['Now', `${who} is asked by email and in Foyer.`],
    [until, `${held}. Nobody else can take ${taken}.`],
    ['Approved', paid],
    ['Declined or late', 'The seats return to sale. Nothing is charged.'],
  ] as const;
  return (
    <section aria-labelledby="what-next">
      <Typography variant="h2" id="what-next" sx={{ mb: 1.5 }}>
        What happens next
      </Typography>
      <Stack component="ol" sx={{ gap: 2 }}>
        {steps.map(([when, what], index) => (
          <Typography
            key={when}
            variant="meta"
            component="li"
            color="textSecondary"
            sx={{ pl: 2, borderLeft: 2, borderColor: index === 0 ? 'primary.main' : 'divider' }}
          >
            <Typography variant="label" component="strong" color="textPrimary">
              {when}
            </Typography>{' '}
            <Typography variant="inherit" component="span" sx={{ display: 'block' }}>
              {what}
            </Typography>
          </Typography>
        ))}
      </Stack>
    </section>
  );
}
