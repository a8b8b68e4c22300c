import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Approval, ApprovalStep } from '@/api';
import { lazyPart } from '@/components/lazy/lazyPart';
import { anyOf, decidingName } from '@/entities/approval/approvalView';
import { formatDayTime } from '@/lib/dates';

const DelegateRequestDialog = lazyPart(() => import('./DelegateRequestDialog'));

const LEVELS: Record<ApprovalStep['decider'], string> = {
  owner: 'Owner of the cost centre',
  admin: 'Company admin',
};

const COLOURS: Record<ApprovalStep['status'], string> = {
  waiting: 'line.strong',
  approved: 'success.main',
  declined: 'error.main',
};

function stepText({
  status,
  people,
  decided_by: by,
  for_person: inPlaceOf,
  decided_at: at,
}: ApprovalStep) {
  if (status === 'waiting')
    return people.length > 0 ? `${anyOf(people)} decides` : 'Nobody decided';
  const who = decidingName({ name: by?.name ?? 'Somebody', for_name: inPlaceOf });
  return `${who} ${status}${at === null ? '' : `, ${formatDayTime(at)}`}`;
}

/** The decisions that are needed or were made, in order, and the way to hand one over. */
export function Steps({ approval, isOver }: { approval: Approval; isOver: boolean }) {
  const { steps, status, can_delegate: canDelegate } = approval;
  const [isDelegating, setIsDelegating] = useState(false);
  const isOpen = status === 'pending' && !isOver;
  const shown = isOpen ? steps : steps.filter((step) => step.status !== 'waiting');
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="steps">
      <Typography id="steps" component="h2" variant="h3" sx={{ mb: 1.5 }}>
        Who decides
      </Typography>
      <Stack component="ol" sx={{ gap: 1.75 }}>
        {shown.map((step, index) => (
          <Box
            component="li"
            key={index}
            sx={{
              pl: 2,
              borderLeft: 3,
              borderColor: COLOURS[step.status],
              typography: 'meta',
              color: 'text.secondary',
              overflowWrap: 'anywhere',
              '& > *': { display: 'block' },
            }}
          >
            <Typography component="strong" variant="ui" color="textPrimary">
              {LEVELS[step.decider]}
            </Typography>
            <span>{stepText(step)}</span>
            {step.note && <span>“{step.note}”</span>}
          </Box>
        ))}
      </Stack>
      {isOpen && canDelegate && (
        <Button
          variant="text"
          sx={{ mt: 1, ml: -1.5 }}
          onPointerEnter={DelegateRequestDialog.preload}
          onFocus={DelegateRequestDialog.preload}
          onClick={() => setIsDelegating(true)}
        >
          Ask someone else to decide
        </Button>
      )}
      {isDelegating && (
        <DelegateRequestDialog approval={approval} onClose={() => setIsDelegating(false)} />
      )}
    </section>
  );
}
