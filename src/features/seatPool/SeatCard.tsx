import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SeatClaim, SeatOffer } from '@/api';
import { DefinitionList, type Definition } from '@/components/display/DefinitionList';
import { Poster } from '@/entities/event/Poster';
import { venueLine } from '@/entities/event/eventView';
import { formatDateTimeRange } from '@/lib/dates';

interface SeatCardProps {
  seat: SeatOffer | SeatClaim;
  /** Above the title. */
  kind: ReactNode;
  /** Facts besides time, venue and tier. */
  facts: readonly Definition[];
  children: ReactNode;
}

/** An event of which there is a seat: poster, title, facts, and what can be done. */
export function SeatCard({ seat, kind, facts, children }: SeatCardProps) {
  const {
    event_start_date: start,
    event_end_date: end,
    event_timezone: zone,
    event_venue: venue,
    event_city: city,
  } = seat;
  return (
    <Card
      component="article"
      aria-labelledby="seat-title"
      sx={{
        display: 'grid',
        gridTemplate: {
          xs: 'auto auto / 88px minmax(0, 1fr)',
          md: 'auto 1fr / 240px minmax(0, 1fr)',
        },
        columnGap: { xs: 2, md: 3.5 },
        rowGap: { xs: 2, md: 1.5 },
      }}
    >
      <Box sx={{ gridRow: { xs: 1, md: '1 / -1' }, alignSelf: 'start' }}>
        <Poster src={seat.event_image} eager sizes="240px" />
      </Box>
      <Box component="header" sx={{ alignSelf: { xs: 'center', md: 'start' } }}>
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1,
            rowGap: 0.5,
            mb: { xs: 0.5, md: 1 },
            typography: 'ui',
            color: 'text.secondary',
          }}
        >
          {kind}
        </Stack>
        <Typography id="seat-title" component="h1" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {seat.event_title}
        </Typography>
      </Box>
      <Stack sx={{ gridColumn: { xs: '1 / -1', md: 2 }, gap: 2.5, minWidth: 0 }}>
        <DefinitionList
          layout="rows"
          items={[
            { term: 'When', value: formatDateTimeRange(start, end, zone) },
            { term: 'Where', value: venueLine(venue, city) },
            { term: 'Ticket', value: seat.ticket_tier_name },
            ...facts,
          ]}
        />
        {children}
      </Stack>
    </Card>
  );
}

/** Why a seat was not claimed or given back, announced as an alert; it takes no space while there is nothing. */
export const Refusal = ({ text }: { text: string | false }) => (
  <div role="alert">
    {text && (
      <Alert role="presentation" icon={false} severity="error">
        {text}
      </Alert>
    )}
  </div>
);
