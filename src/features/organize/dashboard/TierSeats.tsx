import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { EventSales, OrganizedEvent, SalesOfTier } from '@/api';
import { lazyPart } from '@/components/lazy/lazyPart';
import { formatCount } from '@/lib/numbers';
import { SeatBar, SeatSign } from '../components/SeatBar';

interface TierSeatsProps {
  event: OrganizedEvent;
  tiers: EventSales['by_tier'];
}

const LEGEND = [
  ['sold', 'Sold'],
  ['held', 'Held'],
  ['left', 'Left'],
] as const;

/** Sold, held and left of every tier: a bar of solid, hatched and empty, never of colour alone. */
export function TierSeats({ event, tiers }: TierSeatsProps) {
  return (
    <Card component="section" aria-labelledby="tier-seats">
      <Typography id="tier-seats" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Seats by tier
      </Typography>
      {tiers.length === 0 ? (
        <Typography component="p" color="textSecondary">
          This event has no tickets yet.
        </Typography>
      ) : (
        <>
          <Stack component="ul" spacing={1.5}>
            {tiers.map((tier) => (
              <Tier key={tier.tier} tier={tier} />
            ))}
          </Stack>
          <Stack
            component="p"
            direction="row"
            sx={{ gap: 1.75, my: 2, typography: 'meta', color: 'text.secondary' }}
            aria-hidden
          >
            {LEGEND.map(([is, label]) => (
              <Stack
                key={is}
                component="span"
                direction="row"
                sx={{ alignItems: 'center', gap: 0.75 }}
              >
                <SeatSign is={is} /> {label}
              </Stack>
            ))}
          </Stack>
          <GiveTickets event={event} />
        </>
      )}
    </Card>
  );
}

function Tier({
  tier: { name, total, sold, held, waiting, waiting_seats: wanted },
}: {
  tier: SalesOfTier;
}) {
  return (
    <li>
      <Stack
        component="p"
        direction="row"
        spacing={1.5}
        sx={{ justifyContent: 'space-between', mb: 0.75 }}
      >
        <Typography component="span" variant="ui" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography component="span" variant="meta" color="textSecondary" sx={{ flex: 'none' }}>
          {formatCount(sold)}
          {held > 0 && <> + {formatCount(held)} held</>} of {formatCount(total)}
          {waiting > 0 && (
            <>
              {' '}
              · {formatCount(waiting)} waiting for {formatCount(wanted)}
            </>
          )}
        </Typography>
      </Stack>
      <SeatBar total={total} sold={sold} held={held} />
    </li>
  );
}

const ComplimentaryDialog = lazyPart(() => import('./ComplimentaryDialog'));

/** Opens the dialog that gives tickets away, while there are any to give. */
function GiveTickets({ event }: { event: OrganizedEvent }) {
  const [isOpen, setOpen] = useState(false);
  const isAlive = event.status === 'published' || event.status === 'paused';
  if (!isAlive || !event.ticket_tiers.some((tier) => tier.is_active)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Complimentary tickets</Button>
      {isOpen && <ComplimentaryDialog event={event} onClose={() => setOpen(false)} />}
    </>
  );
}
