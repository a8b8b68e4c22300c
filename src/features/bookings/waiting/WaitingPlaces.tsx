import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { errorMessage, type WaitingEntry } from '@/api';
import { useLeaveWaitingListMutation, useListWaitingEntriesQuery } from '@/api/console';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { lazyPart } from '@/components/lazy/lazyPart';
import { isInLine } from '@/entities/waiting/isInLine';
import { ListSection, SectionRow } from '@/features/bookings/ListSection';
import { useCountdown } from '@/hooks/useCountdown';
import { formatMonthDay, formatTime, longTimeLeft } from '@/lib/dates';
import { approvalPath, eventPath, paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { useToast } from '@/state';

/**
 * `Number 3 in line`, `Offered until Dec 3, 4:10 PM IST, 1 h 20 min left`
 * @param seconds left of the offer; null before it is known
 */
function placeText(entry: WaitingEntry, seconds: number | null): string {
  const { state, place, offered_until: until, event_timezone: zone, approval, reason } = entry;
  switch (state) {
    case 'waiting':
      return `${approval === null ? 'Number' : 'Approved, number'} ${place ?? 1} in line`;
    case 'in_approval':
      return `In approval, number ${place ?? 1} in line`;
    case 'offered': {
      if (seconds === 0) return 'The time to pay is over';
      const left = seconds === null ? '' : `, ${longTimeLeft(seconds)} left`;
      return until
        ? `Held for you until ${formatMonthDay(until, zone)}, ${formatTime(until, zone)}${left}`
        : 'Held for you';
    }
    case 'taken':
      return 'Booked';
    case 'passed':
      return 'Passed on';
    case 'lapsed':
      return 'Not paid in time';
    case 'left':
      return 'You left';
    case 'declined':
      return 'Declined by your company';
    case 'ended':
      return reason || 'Ended without seats';
  }
}

/** The question before leaving, with what the person gives up. */
function leaveQuestion(entry: WaitingEntry) {
  const { state, place, event_title: title, quantity, approval } = entry;
  if (state === 'offered') {
    const seats = quantity === 1 ? 'The seat that is held' : `The ${quantity} seats that are held`;
    return {
      title: quantity === 1 ? 'Pass the seat on?' : 'Pass the seats on?',
      text: `${seats} for you at ${title} ${quantity === 1 ? 'goes' : 'go'} to the next in line, and your place ends.`,
      label: 'Pass on',
      done: `${countOf(quantity, 'seat')} passed on.`,
    };
  }
  const request =
    approval === null ? '' : ' Your request for approval ends, and the budget returns.';
  return {
    title: 'Leave the waiting list?',
    text: `You give up number ${place ?? 1} in line for ${title}.${request} If you join again, you go to the end of the line.`,
    label: 'Leave',
    done: `You left the waiting list of ${title}.`,
  };
}

const ChangePlace = lazyPart(() => import('./ChangePlace'));

/** Offers come without the person doing anything. */
const POLL_MS = 60_000;

/** The person's places on waiting lists; nothing if there are none. */
export default function WaitingPlaces() {
  const list = useListWaitingEntriesQuery(undefined, {
    refetchOnFocus: true,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <ListSection title="Waiting lists" subject="Your places on waiting lists" list={list}>
      {(entry) => <WaitingPlace key={entry.id} entry={entry} onExpired={list.refetch} />}
    </ListSection>
  );
}

interface WaitingPlaceProps {
  entry: WaitingEntry;
  /** The time of its offer is over; the same function at every rendering. */
  onExpired: () => unknown;
}

/** One place on a waiting list, and what its person can do with it. */
function WaitingPlace({ entry, onExpired }: WaitingPlaceProps) {
  const [leave, { error, reset }] = useLeaveWaitingListMutation();
  const [open, setOpen] = useState<'change' | 'leave' | null>(null);
  const toast = useToast();
  const isOffered = entry.state === 'offered';
  const seconds = useCountdown(isOffered ? entry.offered_until : null);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) onExpired();
  }, [isOver, onExpired]);
  const { title, text, label, done } = leaveQuestion(entry);

  const handleLeave = async () => {
    const answer = await leave({ id: entry.id });
    setOpen(null);
    if (!answer.error) toast.success(done);
  };

  return (
    <SectionRow
      words={
        <>
          <Link to={eventPath(entry.event)}>{entry.event_title}</Link>
          <small>
            {entry.ticket_tier_name} · {countOf(entry.quantity, 'ticket')}
            {entry.accepts_fewer && isInLine(entry) && !isOffered && ', or fewer'}
          </small>
          <Typography
            variant="ui"
            component="p"
            color={isOffered && !isOver ? 'primary' : undefined}
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {placeText(entry, seconds)}
          </Typography>
          {isOffered && entry.reason !== '' && (
            <Typography variant="meta" component="p" color="textSecondary">
              {entry.reason}
            </Typography>
          )}
          {error && (
            <Typography role="alert" color="error">
              {errorMessage(error, 'The waiting list could not be left.')}
            </Typography>
          )}
        </>
      }
    >
      {isInLine(entry) && !isOver && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {isOffered && (
            <Button component={Link} to={paths.cart} variant="contained">
              Pay Now
            </Button>
          )}
          {entry.approval !== null && !isOffered && (
            <Button component={Link} to={approvalPath(entry.approval)}>
              View request
            </Button>
          )}
          {entry.state === 'waiting' && entry.approval === null && (
            <Button onClick={() => setOpen('change')}>Change</Button>
          )}
          <Button
            onClick={() => {
              reset();
              setOpen('leave');
            }}
          >
            {label}
          </Button>
        </Stack>
      )}
      {open === 'change' && <ChangePlace entry={entry} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={open === 'leave'}
        title={title}
        text={text}
        confirmLabel={label}
        cancelLabel={isOffered ? 'Keep the seats' : 'Stay'}
        onConfirm={handleLeave}
        onCancel={() => setOpen(null)}
      />
    </SectionRow>
  );
}
