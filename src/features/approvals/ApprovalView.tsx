import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import type { Approval } from '@/api';
import { PageHead } from '@/components/page/PageHead';
import { PolicyFindings } from '@/entities/approval/PolicyFindings';
import { useCountdown } from '@/hooks/useCountdown';
import { countOf } from '@/lib/text';
import { ApprovalBudgetCard, ApprovalSums } from './ApprovalCosts';
import { Colleagues, Events, Requester } from './ApprovalParts';
import { DeadlineCard } from './DeadlineCard';
import { Decide } from './Decide';
import { OwnRequest } from './OwnRequest';
import { Steps } from './Steps';

interface ApprovalViewProps {
  approval: Approval;
  /** The person asked for it. */
  isOwn: boolean;
  /** How the reader decides, in place of the signed-in way. */
  decide?: ReactNode;
}

const NARROW = '@media (max-width: 899.98px)';

/** Two columns; one on narrow screens, in which `order` puts first what a decision needs first. */
export const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  alignItems: 'start',
  gap: '32px 48px',
  maxWidth: 1240,
  [NARROW]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 3 },
} as const;
const COLUMN = { gap: 3, [NARROW]: { display: 'contents' } } as const;

/** A request with all that a decision needs; on wide screens in two columns. */
export function ApprovalView({ approval, isOwn, decide }: ApprovalViewProps) {
  const { bookings, findings, status, deadline } = approval;
  const secondsLeft = useCountdown(status === 'pending' ? deadline : null);
  const [wasOpen] = useState(status === 'pending');
  const isOver = status === 'expired' || (wasOpen && status === 'pending' && secondsLeft === 0);
  const exceptions = findings.filter(({ outcome }) => outcome !== 'allow').length;
  const canDecide = approval.can_decide && !isOver;
  return (
    <Box sx={COLUMNS}>
      <PageHead title={bookings[0]?.event_title ?? 'Approval'} />
      <Stack sx={COLUMN}>
        {/* Nothing is left to decide; the page stays to be read. */}
        <Stack sx={{ gap: 2.5, opacity: isOver ? 0.7 : 1 }}>
          <Events bookings={bookings} />
        </Stack>
        <Box sx={{ order: 2 }}>
          <Requester approval={approval} />
        </Box>
        <Stack sx={{ order: 4, gap: 3 }}>
          {findings.length > 0 && (
            <Box component="section" aria-labelledby="policy" sx={{ maxWidth: 640 }}>
              <Stack
                direction="row"
                sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1.5 }}
              >
                <Typography id="policy" component="h2" variant="h3">
                  Policy
                </Typography>
                {exceptions > 0 && (
                  <Chip size="small" color="warning" label={countOf(exceptions, 'exception')} />
                )}
              </Stack>
              <PolicyFindings findings={findings} />
            </Box>
          )}
          <Colleagues bookings={bookings} />
          <Steps approval={approval} isOver={isOver} />
        </Stack>
      </Stack>
      <Stack sx={COLUMN}>
        <Box sx={{ order: 1 }}>
          <DeadlineCard
            approval={approval}
            secondsLeft={secondsLeft}
            isOver={isOver}
            isOwn={isOwn}
          />
        </Box>
        <Stack sx={{ order: 3, gap: 2.5 }}>
          <ApprovalSums approval={approval} />
          <ApprovalBudgetCard approval={approval} />
        </Stack>
        {/* On phones the buttons stick to the foot of the screen from the first line on. */}
        <Box sx={{ order: 5, display: { xs: 'contents', md: 'block' } }}>
          {canDecide && (decide ?? <Decide approval={approval} />)}
          {isOwn && <OwnRequest approval={approval} isOver={isOver} />}
        </Box>
      </Stack>
    </Box>
  );
}
