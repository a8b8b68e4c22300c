import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { EventSummary } from '@/api';
import { Dialog } from '@/components/dialogs/Dialog';
import { CategoryMark } from '@/entities/event/CategoryMark';
import { IconButton } from '@/components/display/Icon';
import { Poster } from '@/entities/event/Poster';
import { Price } from '@/components/display/Price';
import { formatDateTimeRange } from '@/lib/dates';
import { eventPath } from '@/lib/paths';
import { truncate } from '@/lib/text';
import { eventLocation, hasTickets, isSoldOut, venueLine } from './eventView';
import { EventBadges } from './EventBadges';

interface QuickPreviewProps {
  event: EventSummary;
  onClose: () => void;
}

/** A dialog with the main facts of an event, opened from a list. */
export default function QuickPreview({ event, onClose }: QuickPreviewProps) {
  const id = useId();
  const place = eventLocation(event);
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby={id}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '264px minmax(0, 1fr)' },
          gap: { xs: 2, md: 4 },
          p: 'var(--card-padding)',
        }}
      >
        <Box sx={{ width: { xs: 144, md: 'auto' } }}>
          <Poster
            src={event.featured_image}
            category={event.category_name}
            eager
            sold={isSoldOut(event)}
          />
        </Box>
        <Stack sx={{ gap: 1.5, pr: { md: 3.5 } }}>
          <Typography variant="meta" component="p" color="textSecondary" sx={{ pt: 0.5 }}>
            <CategoryMark name={event.category_name} /> {event.category_name}
          </Typography>
          <h2 id={id}>{event.title}</h2>
          <Typography variant="meta" component="p" color="textSecondary">
            {formatDateTimeRange(event.start_date, event.end_date, place.timezone)}
            <br />
            {venueLine(event.venue, place.city)}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <EventBadges event={event} />
          </Stack>
          <p>{truncate(event.description ?? '')}</p>
          <Stack
            direction="row"
            sx={{
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
              mt: 'auto',
              pt: 2,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            {hasTickets(event) && (
              <Price
                amount={event.base_price}
                currency={event.currency}
                prefix="From"
                charges={event.added_charges}
                size="tier"
              />
            )}
            <Button component={Link} to={eventPath(event.id)} variant="contained">
              View Event
            </Button>
          </Stack>
        </Stack>
        <IconButton
          icon={X}
          label="Close preview"
          sx={{ position: 'absolute', top: 8, right: 8 }}
          onClick={onClose}
        />
      </Box>
    </Dialog>
  );
}
