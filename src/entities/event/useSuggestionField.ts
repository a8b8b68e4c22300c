import {
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '@/components/lazy/lazyPart';
import { eventPath, eventsPath } from '@/lib/paths';
import type { SuggestionKeys, SuggestionOption } from './SuggestionPanel';
import type { Suggestions } from './useEventSuggestions';

export const SuggestionPanel = lazyPart(() => import('./SuggestionPanel'));

/** The suggested categories and events, as options of the panel. */
export function eventOptions({ categories, events }: Suggestions): SuggestionOption[] {
  return [
    ...categories.map((category) => ({
      kind: 'category' as const,
      category,
      to: eventsPath({ category: category.slug }),
    })),
    ...events.map((event) => ({ kind: 'event' as const, event, to: eventPath(event.id) })),
  ];
}

interface SuggestionFieldConfig {
  term: string;
  onType: (term: string) => void;
  state: Suggestions['state'];
  options: SuggestionOption[];
  /** Enter opens the first of the options, once they are those of the text, instead of the list of events. */
  opensFirst?: boolean;
  /** Called before a suggestion is opened. */
  onPicked?: () => void;
  /** Called before the results of the search are opened. */
  onSubmitted?: () => void;
}

/**
 * A search field with the panel of suggestions, an ARIA combobox. The caller renders a form with the
 * field, and the panel while `isShown`; before hydration that is a plain form.
 */
export function useSuggestionField(config: SuggestionFieldConfig) {
  const { term, onType, state, options, opensFirst = false, onPicked, onSubmitted } = config;
  const id = useId();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  const [open, setOpen] = useState(false);
  const isShown = open && state !== 'idle';
  const isListed = isShown && options.length > 0;

  /** The text whose first option is to be opened when the search has answered. */
  const awaited = useRef<string>(null);

  const close = () => {
    awaited.current = null;
    setOpen(false);
  };
  const handlePick = (to: string) => {
    close();
    onPicked?.();
    void navigate(to);
  };
  const openFirst = () => {
    if (awaited.current === null || state === 'searching') return;
    const [first] = options;
    const isFound = awaited.current === term && state === 'found';
    awaited.current = null;
    if (isFound && first) handlePick(first.to);
  };
  useEffect(openFirst);
  const handleSubmit = (submit: FormEvent) => {
    submit.preventDefault();
    if (opensFirst) {
      awaited.current = term;
      setOpen(true);
      openFirst();
      return;
    }
    close();
    onSubmitted?.();
    void navigate(eventsPath({ search: term.trim() }), { state: { scrollToEvents: true } });
  };
  const handleEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isShown) return;
    // The first Escape closes the panel; what is around the field, and the browser's clearing of it,
    // are left to a second one.
    event.preventDefault();
    close();
    input.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (keys.current) keys.current.handleKeyDown(event);
    else if (options.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setOpen(true);
    }
  };

  return {
    input,
    isShown,
    close,
    /** Of the element around form and panel: leaving it closes the panel. */
    boxProps: {
      ref: box,
      onKeyDown: handleEscape,
      onBlur: (leave: FocusEvent) => {
        if (!box.current?.contains(leave.relatedTarget)) close();
      },
    },
    handleSubmit,
    inputProps: {
      ref: input,
      type: 'search',
      name: 'search',
      role: 'combobox',
      'aria-expanded': isListed,
      // The panel names its list and sets aria-activedescendant.
      'aria-controls': isListed ? `${id}-listbox` : undefined,
      'aria-autocomplete': 'list',
      autoComplete: 'off',
      maxLength: 200,
      value: term,
      onChange: (change: ChangeEvent<HTMLInputElement>) => {
        onType(change.target.value);
        setOpen(true);
      },
      onPointerEnter: SuggestionPanel.preload,
      onFocus: () => {
        SuggestionPanel.preload();
        setOpen(true);
      },
      onKeyDown: handleKeyDown,
    } as const,
    panelProps: {
      ref: keys,
      id,
      input,
      text: term,
      state,
      options,
      onClose: close,
      onPick: handlePick,
    },
  };
}
