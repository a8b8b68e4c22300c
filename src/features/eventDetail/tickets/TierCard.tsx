import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Check from 'lucide-react/icons/check';
import type { Event, TicketTier } from '@/api';
import { Icon } from '@/components/display/Icon';
import { Price } from '@/components/display/Price';
import type { BookedFor } from '@/entities/booking/bookedFor';
import {
  admissionLabel,
  tierAvailability,
  tierLimitLabel,
  tierState,
} from '@/entities/event/eventView';
import { saleEndLabel } from '@/entities/event/tierSale';
import { TierAction } from './TierAction';

/** The states in which the number of tickets left is useful to the person. */
const SHOWS_AVAILABILITY = new Set<Event['sale_state']>(['on_sale', 'not_yet_open', 'sold_out']);

interface TierCardProps {
  event: Event;
  tier: TicketTier;
  /** Tickets of this tier in the person's cart. */
  inCart: number;
  bookedFor: BookedFor;
  onUnknownPerson: (reason: string) => void;
}

/** One ticket tier: description, price, availability and action. */
export function TierCard({ event, tier, ...rest }: TierCardProps) {
  const state = tierState(tier, event);
  const showsLeft = SHOWS_AVAILABILITY.has(event.sale_state) && tier.sale_state !== 'ended';
  const left = showsLeft ? tierAvailability(tier) : null;
  const until = saleEndLabel(tier, event);
  const limits = tierLimitLabel(tier);
  return (
    <Card
      component="article"
      data-state={state}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@560': 'minmax(0, 1fr) auto' },
        gap: { xs: 1.5, '@560': '8px 24px' },
        alignItems: 'center',
        '&[data-state="soldOut"], &[data-state="unavailable"]': { color: 'text.secondary' },
      }}
    >
      <div>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', mb: 0.5 }}
        >
          <h3>{tier.name}</h3>
          {left && (
            <Chip size="small" color={left.scarce ? 'error' : 'default'} label={left.label} />
          )}
        </Stack>
        {[tier.description, admissionLabel(tier), until, limits].filter(Boolean).map((line) => (
          <Typography key={line} variant="meta" component="p" color="textSecondary">
            {line}
          </Typography>
        ))}
        {tier.benefits.length > 0 && (
          <Stack
            component="ul"
            direction="row"
            aria-label={`What ${tier.name} includes`}
            sx={{
              flexWrap: 'wrap',
              gap: '4px 18px',
              mt: 1.25,
              typography: 'meta',
              color: 'text.primary',
              '& li': { display: 'flex', alignItems: 'center', gap: 0.75 },
              '& svg': { color: 'success.main' },
            }}
          >
            {tier.benefits.map((benefit) => (
              <li key={benefit}>
                <Icon icon={Check} small /> {benefit}
              </li>
            ))}
          </Stack>
        )}
      </div>
      {/* Always as wide as stepper and button, so that the text beside it does not rewrap. */}
      <Box
        sx={{
          display: 'grid',
          minWidth: { '@560': 276 },
          maxWidth: { '@560': 324 },
          gap: 1.5,
          justifyItems: { xs: 'stretch', '@560': 'end' },
        }}
      >
        <Price
          amount={tier.price}
          currency={tier.currency}
          charges={tier.added_charges}
          size="tier"
        />
        <TierAction event={event} tier={tier} state={state} {...rest} />
      </Box>
    </Card>
  );
}
