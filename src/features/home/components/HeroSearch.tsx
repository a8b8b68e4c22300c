import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { Icon } from '@/components/display/Icon';
import { useEventSuggestions } from '@/entities/event/useEventSuggestions';
import {
  eventOptions,
  SuggestionPanel,
  useSuggestionField,
} from '@/entities/event/useSuggestionField';
import { paths } from '@/lib/paths';
import styles from './HeroSearch.module.css';

interface HeroSearchProps {
  /** Maximum number of suggested categories. */
  maxCategories?: number;
  /** Maximum number of suggested events (docs/product.md#home: 5). */
  maxEvents?: number;
}

/**
 * The search of the front page: an ARIA combobox over categories and events. Before
 * hydration it is a plain form that submits to /events.
 */
export function HeroSearch({ maxCategories = 5, maxEvents = 5 }: HeroSearchProps) {
  const [term, setTerm] = useState('');
  const suggestions = useEventSuggestions(term, { maxCategories, maxEvents });
  const { boxProps, inputProps, panelProps, ...field } = useSuggestionField({
    term,
    onType: setTerm,
    state: suggestions.state,
    options: eventOptions(suggestions),
  });

  return (
    <div {...boxProps} className={styles.wrap}>
      <form
        action={paths.events}
        role="search"
        aria-label="All events"
        className={styles.box}
        onSubmit={field.handleSubmit}
      >
        <Icon icon={Search} />
        <input
          {...inputProps}
          className={styles.input}
          aria-label="Search events or cities"
          placeholder="Search events or cities"
        />
        <button type="submit" className={styles.submit}>
          Search
        </button>
      </form>
      {field.isShown && <SuggestionPanel {...panelProps} />}
    </div>
  );
}
