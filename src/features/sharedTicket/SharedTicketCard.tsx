import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import { api, LOAD_ONCE, useFileDownload, type SharedTicket } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { Icon } from '@/components/display/Icon';
import { sharedTicketFacts, type TicketFacts } from '@/entities/ticket/ticketFacts';
import { TicketPaper, useQrShape } from '@/entities/ticket/TicketPaper';
import { useSaveTicket } from '@/entities/ticket/useSaveTicket';
import { WalletButtons } from '@/entities/ticket/WalletButtons';

interface SharedTicketCardProps {
  ticket: SharedTicket;
  token: string;
}

/** One ticket with what its holder can do: keep it, put its date into a calendar, print it. */
export function SharedTicketCard({ ticket, token }: SharedTicketCardProps) {
  const facts = sharedTicketFacts(ticket);
  return (
    <>
      <Card component="article" sx={{ p: 0, overflow: 'hidden' }} aria-labelledby="ticket-title">
        <TicketPaper
          facts={facts}
          ticket={{ ...ticket, is_used: ticket.status === 'used' }}
          kind={
            <Typography
              variant="label"
              component="p"
              color="textSecondary"
              sx={{ mb: { xs: 0.25, md: 1 } }}
            >
              Event Ticket
            </Typography>
          }
          title={<h1 id="ticket-title">{facts.title}</h1>}
          note={<Notes ticket={ticket} />}
        >
          <Commands ticket={ticket} token={token} facts={facts} />
        </TicketPaper>
      </Card>
      <Typography
        variant="meta"
        component="p"
        color="textSecondary"
        sx={{ mt: 2, displayPrint: 'none' }}
      >
        Whoever has this link sees this ticket, and its code lets one person in. Keep it to
        yourself.
      </Typography>
    </>
  );
}

function Notes({ ticket: { status, moved_note: moved } }: { ticket: SharedTicket }) {
  return (
    <Stack sx={{ gap: 1, typography: 'meta', '&:not(:empty)': { mt: 1 } }}>
      {status === 'over' && (
        <p>
          <Chip size="small" label="Over" /> This event has taken place.
        </p>
      )}
      {moved !== null && (
        <p>
          <Chip size="small" color="info" label="Moved" /> {moved} Your ticket stays valid.
        </p>
      )}
    </Stack>
  );
}

/** Reads a file without keeping it, or its address, in the store. */
function useDownload(token: string) {
  const download = useFileDownload();
  return (kind: 'downloadSharedCalendar' | 'downloadSharedTicket', name: string) =>
    download(api.endpoints[kind].initiate({ token }, LOAD_ONCE), {
      name,
      failed: 'The file could not be downloaded. Please try again.',
    });
}

function Commands({ ticket, token, facts }: SharedTicketCardProps & { facts: TicketFacts }) {
  const save = useSaveTicket(facts, useQrShape(ticket));
  const download = useDownload(token);
  const { number } = facts;
  return (
    <Box
      sx={{
        display: 'grid',
        displayPrint: 'none',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(156px, 100%), 1fr))',
        gap: 1,
        mt: 'auto',
        pt: 2.5,
        '& > button': { px: 1 },
      }}
    >
      <BusyButton variant="contained" onClick={save}>
        <Icon icon={Download} small /> Save to Phone
      </BusyButton>
      <BusyButton onClick={() => download('downloadSharedCalendar', `Foyer event ${number}.ics`)}>
        <Icon icon={CalendarPlus} small /> Add to Calendar
      </BusyButton>
      <BusyButton onClick={() => download('downloadSharedTicket', `Foyer ticket ${number}.pdf`)}>
        <Icon icon={FileText} small /> Download PDF
      </BusyButton>
      <Button onClick={() => window.print()}>
        <Icon icon={Printer} small /> Print
      </Button>
      <WalletButtons ticket={ticket} of={{ token }} />
    </Box>
  );
}
