import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import TicketIcon from 'lucide-react/icons/ticket';
import { useState } from 'react';
import { Link } from 'react-router';
import { api, errorMessage, LOAD_ONCE, useFileDownload, type SeatClaim } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { Icon } from '@/components/display/Icon';
import { lazyPart } from '@/components/lazy/lazyPart';
import { formatDateTime } from '@/lib/dates';
import { linkedPath, paths } from '@/lib/paths';
import { Refusal, SeatCard } from './SeatCard';

const ReleaseDialog = lazyPart(() => import('./ReleaseDialog'));

interface ClaimCardProps {
  claim: SeatClaim;
  /** Why the seat could not be given back. */
  refusal: unknown;
  onRelease: () => Promise<void>;
}

/** A claimed seat, with the way to its ticket and the way to give it back. */
export function ClaimCard({ claim, refusal, onRelease }: ClaimCardProps) {
  const { ticket_number: number, ticket_token: token } = claim;
  const download = useFileDownload();
  const handleCalendar = () =>
    download(api.endpoints.downloadSharedCalendar.initiate({ token }, LOAD_ONCE), {
      name: `Foyer event ${number}.ics`,
      failed: 'The file could not be downloaded. Please try again.',
    });
  return (
    <SeatCard
      seat={claim}
      kind={
        <>
          <Chip size="small" color="success" label="You have a seat" /> from {claim.company}
        </>
      }
      facts={[
        { term: 'Name', value: claim.name },
        {
          term: 'Ticket number',
          value: (
            <Box component="span" sx={{ font: '700 16px/24px var(--font-mono)' }}>
              {number}
            </Box>
          ),
        },
      ]}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1 }}>
        <Button
          component={Link}
          to={linkedPath(paths.sharedTicket, token)}
          variant="contained"
          size="large"
          fullWidth
        >
          <Icon icon={TicketIcon} small /> Open the Ticket
        </Button>
        <BusyButton size="large" fullWidth onClick={handleCalendar}>
          <Icon icon={CalendarPlus} small /> Add to Calendar
        </BusyButton>
      </Stack>
      <Release claim={claim} refusal={refusal} onRelease={onRelease} />
    </SeatCard>
  );
}

function Release({ claim, refusal, onRelease }: ClaimCardProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 1.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Refusal
        text={
          refusal !== undefined &&
          errorMessage(refusal, 'The seat could not be given back. Please try again.')
        }
      />
      {claim.can_release ? (
        <>
          <Typography component="p" variant="meta" color="textSecondary">
            Can’t come? Give the seat back by{' '}
            {formatDateTime(claim.closes_at, claim.event_timezone)}, so that somebody else can.
          </Typography>
          <Button
            onPointerEnter={ReleaseDialog.preload}
            onFocus={ReleaseDialog.preload}
            onClick={() => setIsAsked(true)}
          >
            Give the Seat Back
          </Button>
        </>
      ) : (
        <Typography component="p" variant="meta" color="textSecondary">
          This seat can no longer be given back here. If you cannot come, tell {claim.company}.
        </Typography>
      )}
      {isAsked && (
        <ReleaseDialog
          ticketNumber={claim.ticket_number}
          onRelease={onRelease}
          onClose={() => setIsAsked(false)}
        />
      )}
    </Stack>
  );
}
