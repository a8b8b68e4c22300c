import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Category } from '@/api';
import { eventsIn, offeredCategories } from '@/entities/event/fewEvents';
import { CategoryMark } from '@/entities/event/CategoryMark';
import { ALL_CATEGORIES } from './eventFilters';

/** The number of categories in docs/product/screens.md#categories, plus All. */
const EXPECTED = 13;

/** In one line that scrolls, where they are more than fit. */
const CHIPS = {
  flexWrap: { '@736': 'wrap' },
  gap: 1,
  // Room for the outline of a focused link, which is clipped where the line scrolls.
  p: 0.5,
  m: -0.5,
  overflowX: { xs: 'auto', '@736': 'visible' },
  scrollbarWidth: 'none',
  '& > *': { flex: 'none' },
};

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
      <Stack direction="row" sx={CHIPS} aria-hidden="true">
        {Array.from({ length: EXPECTED }, (_, index) => (
          <Skeleton
            key={index}
            variant="rounded"
            sx={{ width: index === 0 ? 67 : 112, height: { xs: 44, md: 36 }, borderRadius: 6 }}
          />
        ))}
      </Stack>
    );
  }
  const offered = offeredCategories(categories, selected);
  if (offered.length === 0) return null;
  return (
    <nav aria-label="Categories">
      <Stack component="ul" direction="row" sx={CHIPS}>
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
