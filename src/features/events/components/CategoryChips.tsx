import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Category } from '@/api';
import { eventsIn, offeredCategories } from '@/entities/event/fewEvents';
import { CategoryMark } from '@/entities/event/CategoryMark';
import { ALL_CATEGORIES } from '../eventFilters';
import styles from './CategoryChips.module.css';

/** The number of categories in docs/product.md#categories, plus All. */
const EXPECTED = 13;

interface CategoryChipsProps {
  /** Undefined while loading. */
  categories: readonly Category[] | undefined;
  /** Slug, or All. */
  selected: string;
  hrefOf: (slug: string) => string;
}

/** One chip per category that is offered. They are links, so that they work before hydration. */
export function CategoryChips({ categories, selected, hrefOf }: CategoryChipsProps) {
  if (!categories) {
    return (
      <div className={styles.chips} aria-hidden="true">
        {Array.from({ length: EXPECTED }, (_, index) => (
          <Skeleton key={index} variant="rounded" className={styles.placeholder} />
        ))}
      </div>
    );
  }
  const offered = offeredCategories(categories, selected);
  if (offered.length === 0) return null;
  return (
    <nav aria-label="Categories">
      <Stack component="ul" direction="row" className={styles.chips}>
        <CategoryChip
          to={hrefOf(ALL_CATEGORIES)}
          selected={selected === ALL_CATEGORIES}
          count={eventsIn(categories)}
        >
          All
        </CategoryChip>
        {offered.map(({ id, slug, name, event_count }) => (
          <CategoryChip
            key={id}
            // Clicking the selected category removes the filter.
            to={hrefOf(selected === slug ? ALL_CATEGORIES : slug)}
            selected={selected === slug}
            count={event_count}
          >
            <CategoryMark name={name} /> {name}
          </CategoryChip>
        ))}
      </Stack>
    </nav>
  );
}

interface CategoryChipProps {
  to: string;
  selected: boolean;
  count: number | undefined;
  children: ReactNode;
}

function CategoryChip({ to, selected, count, children }: CategoryChipProps) {
  return (
    <li>
      <Chip
        component={Link}
        clickable
        variant="outlined"
        to={to}
        replace
        aria-current={selected ? 'true' : undefined}
        label={
          <>
            {children}
            <Typography
              component="span"
              variant="meta"
              color={selected ? 'inherit' : 'textSecondary'}
            >
              {count}
            </Typography>
          </>
        }
      />
    </li>
  );
}
