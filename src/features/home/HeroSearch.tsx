import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { Icon } from '@/components/display/Icon';
import box from '@/components/fields/inputBox.module.css';
import { useEventSuggestions } from '@/entities/event/useEventSuggestions';
import {
  eventOptions,
  SuggestionPanel,
  useSuggestionField,
} from '@/entities/event/useSuggestionField';
import { paths } from '@/lib/paths';

/** docs/product/screens.md#home. */
const LIMITS = { maxCategories: 5, maxEvents: 5 };

/**
 * The search of the front page: an ARIA combobox over categories and events. Before
 * hydration it is a plain form that submits to /events.
 */
export function HeroSearch() {
  const [term, setTerm] = useState('');
  const suggestions = useEventSuggestions(term, LIMITS);
  const { boxProps, inputProps, panelProps, ...field } = useSuggestionField({
    term,
    onType: setTerm,
    state: suggestions.state,
    options: eventOptions(suggestions),
  });

  return (
    <Box {...boxProps} sx={{ position: 'relative', maxWidth: 540, textAlign: 'left' }}>
      <Stack
        component="form"
        direction="row"
        action={paths.events}
        role="search"
        aria-label="All events"
        className={box.box}
        sx={{
          gap: 1.5,
          height: { xs: 56, md: 60 },
          p: '7px 7px 7px 18px',
          bgcolor: 'background.paper',
          typography: 'body1',
          '& input': { appearance: 'none' },
        }}
        onSubmit={field.handleSubmit}
      >
        <Icon icon={Search} />
        <input
          {...inputProps}
          aria-label="Search events or cities"
          placeholder="Search events or cities"
        />
        <Button type="submit" variant="contained">
          Search
        </Button>
      </Stack>
      {field.isShown && <SuggestionPanel {...panelProps} />}
    </Box>
  );
}
