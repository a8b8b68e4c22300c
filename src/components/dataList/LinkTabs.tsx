import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface LinkTabsProps<Name extends string> {
  label: string;
  /** In their order, with their texts. */
  tabs: Readonly<Record<Name, string>>;
  current: Name;
  /** How many things a tab has; undefined until it is known. */
  countOf?: (name: Name) => ReactNode;
  hrefOf: (name: Name) => string;
}

/** Links to parts of a list. */
export function LinkTabs<Name extends string>(props: LinkTabsProps<Name>) {
  const { label, tabs, current, countOf, hrefOf } = props;
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{
        display: 'flex',
        gap: { xs: 3, md: 4 },
        mx: { xs: 'calc(-1 * var(--gutter))', md: 0 },
        px: { xs: 'var(--gutter)', md: 0 },
        overflowX: 'auto',
        borderBottom: 1,
        borderColor: 'divider',
        scrollbarWidth: 'none',
      }}
    >
      {(Object.keys(tabs) as Name[]).map((name) => (
        <Box
          key={name}
          component={Link}
          to={hrefOf(name)}
          replace
          preventScrollReset
          aria-current={name === current ? 'page' : undefined}
          sx={{
            flex: 'none',
            py: { xs: 1.5, md: 1.25 },
            typography: 'ui',
            color: 'text.secondary',
            whiteSpace: 'nowrap',
            '&:hover, &[aria-current]': { color: 'text.primary' },
            '&[aria-current]': { boxShadow: 'inset 0 -2px var(--mark)' },
            '&:focus-visible': { outlineOffset: -2 },
          }}
        >
          {tabs[name]}{' '}
          {countOf && (
            // Reserves the width, so that the tabs do not shift when the counts are loaded.
            <Box component="span" sx={{ display: 'inline-block', minWidth: 24 }}>
              {countOf(name)}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
