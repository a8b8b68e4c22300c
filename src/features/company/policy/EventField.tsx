import { useState, type Ref } from 'react';
import { useSearchEventsQuery } from '@/api';
import { Combobox } from '@/components/fields/Combobox';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '@/hooks/useDebounced';
import { formatDate } from '@/lib/dates';

/** What is in the field: an event that was picked, or words that are none yet. */
export interface EventChoice {
  id: number | null;
  text: string;
}

export const NO_EVENT: EventChoice = { id: null, text: '' };

const LIMIT = 8;

interface EventFieldProps {
  value: EventChoice;
  onChange: (event: EventChoice) => void;
  onBlur?: () => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** One event that is on sale, found by its name. */
export function EventField({ value, onChange, ...field }: EventFieldProps) {
  const [term, setTerm] = useState<string | null>(null);
  const settled = useDebounced(term, SEARCH_DEBOUNCE_MS);
  const search = settled?.trim().slice(0, 100) ?? '';
  const found = useSearchEventsQuery({ search, limit: LIMIT }, { skip: search === '' });
  const events = (search !== '' && !found.isError && found.data?.results) || [];
  const waits = term !== settled || found.isFetching;
  const state = waits ? 'searching' : found.isError ? 'failed' : 'ready';
  return (
    <Combobox
      {...field}
      fullWidth
      required
      label="Event"
      autoComplete="off"
      listLabel="Events"
      emptyText="No event has this name."
      value={value.text}
      options={events.map(({ id, name, venue, start_datetime: start, timezone }) => ({
        id: String(id),
        label: name,
        detail: `${formatDate(start, timezone)}, ${venue.city}`,
      }))}
      state={!term?.trim() ? 'idle' : state}
      onSearch={setTerm}
      onChange={(change) => onChange({ id: null, text: change.target.value })}
      onPick={(id) => {
        const event = events.find((one) => String(one.id) === id);
        if (event) onChange({ id: event.id, text: event.name });
      }}
    />
  );
}
