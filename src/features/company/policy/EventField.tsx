import type { Ref } from 'react';
import { useSearchEventsQuery } from '@/api';
import { Combobox } from '@/components/fields/Combobox';
import { useSearchTerm } from '@/hooks/useDebounced';
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
  const { settled, stateOf, onSearch } = useSearchTerm();
  const search = settled?.trim().slice(0, 100) ?? '';
  const found = useSearchEventsQuery({ search, limit: LIMIT }, { skip: search === '' });
  const events = (search !== '' && !found.isError && found.data?.results) || [];
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
      state={stateOf(found)}
      onSearch={(text) => onSearch(text?.trim() ? text : null)}
      onChange={(change) => onChange({ id: null, text: change.target.value })}
      onPick={(id) => {
        const event = events.find((one) => String(one.id) === id);
        if (event) onChange({ id: event.id, text: event.name });
      }}
    />
  );
}
