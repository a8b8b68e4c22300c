import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import type { SeatClaim, SeatOffer } from '@/api';
import { DefinitionList, type Definition } from '@/components/display/DefinitionList';
import { Poster } from '@/entities/event/Poster';
import { venueLine } from '@/entities/event/eventView';
import { formatDateTimeRange } from '@/lib/dates';
import styles from './SeatCard.module.css';

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
    <Card component="article" aria-labelledby="seat-title" className={styles.card}>
      <Poster src={seat.event_image} eager className={styles.poster} sizes="240px" />
      <header className={styles.head}>
        <div className={styles.kind}>{kind}</div>
        <h1 id="seat-title">{seat.event_title}</h1>
      </header>
      <div className={styles.body}>
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
      </div>
    </Card>
  );
}
