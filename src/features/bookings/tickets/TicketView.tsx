import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import Share from 'lucide-react/icons/share';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { useEffect, useState } from 'react';
import type { Booking, Ticket } from '@/api';
import { Icon, IconButton } from '@/components/display/Icon';
import { BusyButton } from '@/components/fields/BusyButton';
import { lazyPart } from '@/components/lazy/lazyPart';
import { TicketPaper, useQrShape } from '@/entities/ticket/TicketPaper';
import { seatIndexForKey, ticketFacts, type TicketFacts } from '@/entities/ticket/ticketFacts';
import { useSaveTicket } from '@/entities/ticket/useSaveTicket';
import { WalletButtons } from '@/entities/ticket/WalletButtons';
import { useFocusEnabledSibling } from '@/hooks/useFocusEnabledSibling';
import { selectUser, useAppSelector } from '@/state';
import { canReassign } from './reassignment';
import { StopSharing, useShareTicket } from './shareTicket';

interface TicketViewProps {
  booking: Booking;
  tickets: readonly Ticket[];
  titleId: string;
}

/** One ticket at a time: its code and number, then event, holder and actions. */
export function TicketView({ booking, tickets, titleId }: TicketViewProps) {
  const { index, go } = useSeat(tickets.length);
  const switcher = useFocusEnabledSibling(index);
  const user = useAppSelector(selectUser);
  const ticket = tickets[index] ?? tickets[0];
  if (!ticket) return null;
  const facts = ticketFacts(booking, ticket, tickets.length);
  // Whoever else may see the booking cannot take a link back.
  const isOwn = booking.user === user?.id;
  return (
    <TicketPaper
      facts={facts}
      ticket={ticket}
      kind={
        <Typography
          variant="label"
          component="h2"
          id={titleId}
          color="textSecondary"
          sx={{ mb: { xs: 0.25, md: 1 } }}
        >
          Event Ticket
        </Typography>
      }
      title={<h3>{facts.title}</h3>}
      position={
        <Stack
          ref={switcher}
          direction="row"
          sx={{
            alignItems: 'center',
            justifyContent: 'center',
            gap: 0.5,
            color: 'ticket.ink2',
            typography: 'meta',
            // On paper in both schemes.
            '& button': {
              color: 'ticket.ink',
              bgcolor: 'transparent',
              outlineColor: 'var(--mui-palette-ticket-ink)',
              displayPrint: 'none',
            },
          }}
        >
          {tickets.length > 1 && (
            <IconButton
              icon={ChevronLeft}
              label="Previous ticket"
              disabled={index === 0}
              onClick={() => go(index - 1)}
            />
          )}
          <p aria-live="polite">{facts.position}</p>
          {tickets.length > 1 && (
            <IconButton
              icon={ChevronRight}
              label="Next ticket"
              disabled={index === tickets.length - 1}
              onClick={() => go(index + 1)}
            />
          )}
        </Stack>
      }
    >
      <Commands ticket={ticket} facts={facts} isOwn={isOwn} />
      {ticket.wallets.length > 0 && (
        <Stack sx={{ flexDirection: { md: 'row' }, gap: 1, mt: 1, displayPrint: 'none' }}>
          <WalletButtons ticket={ticket} of={{ id: ticket.id }} />
        </Stack>
      )}
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          mx: -1.5,
          mb: -1,
          '&:not(:empty)': { mt: 1 },
          displayPrint: 'none',
        }}
      >
        <ReassignTicket booking={booking} ticket={ticket} />
        {isOwn && <StopSharing ticket={ticket} />}
      </Stack>
    </TicketPaper>
  );
}

interface CommandsProps {
  ticket: Ticket;
  facts: TicketFacts;
  isOwn: boolean;
}

function Commands({ ticket, facts, isOwn }: CommandsProps) {
  const shape = useQrShape(ticket);
  const save = useSaveTicket(facts, shape);
  const share = useShareTicket(ticket, facts);
  if (!shape) return null;
  return (
    <Stack
      direction="row"
      sx={{
        gap: 1,
        mt: 'auto',
        pt: { xs: 1.75, md: 2.5 },
        displayPrint: 'none',
        '& > .MuiButton-root': { flex: 1, px: 1 },
      }}
    >
      <BusyButton variant="contained" onClick={save}>
        <Icon icon={Download} small /> Save to Phone
      </BusyButton>
      {isOwn && (
        <BusyButton onClick={share}>
          <Icon icon={Share} small /> Share Ticket
        </BusyButton>
      )}
      {/* A phone keeps and shares; paper is for desks. */}
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <IconButton icon={Printer} label="Print ticket" onClick={() => window.print()} />
      </Box>
    </Stack>
  );
}

/** The index of the ticket shown; the arrow keys change it wherever the focus is. */
function useSeat(count: number) {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) =>
      setIndex((current) => seatIndexForKey(key, current, count));
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [count]);
  return { index, go: setIndex };
}

const ReassignTicketDialog = lazyPart(() => import('./ReassignTicketDialog'));

interface ReassignTicketProps {
  booking: Booking;
  ticket: Ticket;
}

/** The 'Give to someone else' button, when the ticket can be reassigned, and its dialog. */
function ReassignTicket({ booking, ticket }: ReassignTicketProps) {
  const user = useAppSelector(selectUser);
  // The ticket whose button was pressed; another may be shown while the dialog is open.
  const [reassigning, setReassigning] = useState<Ticket | null>(null);
  const canReassignNow = canReassign(booking, ticket, user);
  if (!canReassignNow && !reassigning) return null;
  return (
    <>
      <Button variant="text" onClick={() => setReassigning(ticket)}>
        <Icon icon={UserRoundPen} small /> Give to someone else
      </Button>
      {reassigning && (
        <ReassignTicketDialog
          booking={booking}
          ticket={reassigning}
          onClose={() => setReassigning(null)}
        />
      )}
    </>
  );
}
