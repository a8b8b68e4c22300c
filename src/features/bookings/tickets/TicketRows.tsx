import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useId, useState, type ReactNode } from 'react';
import type { Ticket } from '@/api';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';

const COLLAPSED_COUNT = 2;

interface TicketRowsProps {
  tickets: readonly Ticket[];
  /** Title of the event, for the table's caption. */
  title: string;
  /** Shown beside the button that shows more. */
  children?: ReactNode;
}

/** Table of tickets: attendee, email, ticket number; the first two until it is expanded. */
export function TicketRows({ tickets, title, children }: TicketRowsProps) {
  const [expanded, setExpanded] = useState(false);
  const id = useId();
  const hidden = tickets.length - COLLAPSED_COUNT;
  const shown = expanded ? tickets : tickets.slice(0, COLLAPSED_COUNT);
  return (
    <Box sx={{ maxWidth: 640, mt: 1.75 }}>
      <Box
        component="table"
        id={id}
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          tableLayout: 'fixed',
          typography: 'meta',
          // The headings are for screen readers only and take no space.
          '& th': { position: 'relative', height: 0, p: 0, lineHeight: 0 },
          '& th:first-of-type': { width: { '@601': '29%' } },
          '& th:last-of-type': { width: { '@': 132, '@601': '26%' } },
          '& th:nth-of-type(2), & td:nth-of-type(2)': {
            display: { '@': 'none', '@601': 'table-cell' },
          },
          '& td': {
            py: '7px',
            pl: 0,
            pr: 1.5,
            borderTop: 1,
            borderColor: 'divider',
            overflowWrap: 'anywhere',
          },
          '& td:last-of-type': {
            pr: 0,
            fontFamily: 'var(--font-mono)',
            fontSize: 12,
            textAlign: 'right',
          },
        }}
      >
        <caption>
          <VisuallyHidden>Tickets for {title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {['Attendee', 'Email', 'Ticket number'].map((column) => (
              <th key={column} scope="col">
                <VisuallyHidden>{column}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((ticket) => (
            <tr key={ticket.id}>
              <td>{ticket.attendee_name ?? 'No name yet'}</td>
              <td>{ticket.attendee_email ?? ''}</td>
              <td>{ticket.ticket_number}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', columnGap: 3, borderTop: 1, borderColor: 'divider' }}
      >
        {hidden > 0 && (
          <Button
            variant="inline"
            sx={{ minHeight: 44, displayPrint: 'none' }}
            aria-expanded={expanded}
            aria-controls={id}
            onClick={() => setExpanded(!expanded)}
          >
            {expanded
              ? 'Show fewer tickets'
              : `Show ${hidden} more ${hidden === 1 ? 'ticket' : 'tickets'}`}
          </Button>
        )}
        {children}
      </Stack>
    </Box>
  );
}
