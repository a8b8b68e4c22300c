import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useListEventCategoriesQuery, type Event } from '@/api';
import { Dialog } from '@/components/dialogs/Dialog';
import { EventBanner } from '@/entities/event/EventBanner';
import { EventCard } from '@/entities/event/EventCard';
import { previewEvent } from '../form/previewEvent';
import { selectSaved, selectValues, useEditor } from '../store/editorSelectors';

const card = { maxWidth: { md: 180 }, mx: 'auto' };
// A page is as wide as a window; here it is shown small.
const page = { maxHeight: 420, overflow: 'hidden', borderRadius: 'var(--r-poster)', zoom: 0.26 };

type View = 'card' | 'page';

/** The event as attendees would see it, of the components that they see; nothing in it can be pressed. */
export function Preview() {
  const saved = useEditor(selectSaved);
  const values = useEditor(selectValues);
  const { data } = useListEventCategoriesQuery();
  const [view, setView] = useState<View>('card');
  const event = previewEvent(saved, values, data?.results ?? []);
  return (
    <Card component="section" sx={{ p: 2 }} aria-label="As attendees see it">
      <Stack
        component="header"
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1.5 }}
      >
        <Typography variant="label" component="p" color="textSecondary">
          As attendees see it
        </Typography>
        <ToggleButtonGroup
          exclusive
          aria-label="View"
          value={view}
          onChange={(_event, next: View | null) => next && setView(next)}
        >
          <ToggleButton value="card">Card</ToggleButton>
          <ToggleButton value="page">Page</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Box sx={view === 'card' ? card : page} inert>
        {view === 'card' ? <EventCard event={event} eager /> : <EventBanner event={event} />}
      </Box>
    </Card>
  );
}

interface PagePreviewProps {
  /** The page of an event, of the parts that attendees see. */
  renderPage: (event: Event) => ReactNode;
  onClose: () => void;
}

/** The whole page of the event with what the form says now; nothing in it can be pressed. */
export function PagePreview({ renderPage, onClose }: PagePreviewProps) {
  const saved = useEditor(selectSaved);
  const values = useEditor(selectValues);
  const { data } = useListEventCategoriesQuery();
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Preview page' } }}
    >
      <Stack
        component="header"
        direction="row"
        sx={{
          position: 'sticky',
          zIndex: 3,
          top: 0,
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
          px: 'var(--gutter)',
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          typography: 'ui',
        }}
      >
        <p>As attendees see it while it is on sale</p>
        <Button autoFocus onClick={onClose}>
          Close preview
        </Button>
      </Stack>
      <Box sx={{ pb: 8, bgcolor: 'background.default' }} inert>
        {renderPage(previewEvent(saved, values, data?.results ?? []))}
      </Box>
    </Dialog>
  );
}
