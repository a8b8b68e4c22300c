import type { Category } from '@/api';
import { compareText } from '@/lib/text';

/** Shown until the categories are loaded, and when none has events (docs/product.md#home). */
const fallbackTags = ['Business', 'Music', 'Sports', 'Cultural', 'Entertainment'];
const TAG_COUNT = 5;

export interface SuggestionTag {
  label: string;
  slug: string;
}

/** The five categories with most events, else the five names of docs/product.md#home. */
export function suggestionTags(categories: readonly Category[] | undefined): SuggestionTag[] {
  const withEvents = (categories ?? []).filter((category) => category.event_count > 0);
  if (withEvents.length === 0) {
    return fallbackTags.map((label) => ({ label, slug: label.toLowerCase() }));
  }
  return [...withEvents]
    .sort((a, b) => b.event_count - a.event_count || compareText(a.name, b.name))
    .slice(0, TAG_COUNT)
    .map((category) => ({ label: category.name, slug: category.slug }));
}
