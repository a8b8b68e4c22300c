import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { BusyButton } from '@/components/fields/BusyButton';

interface ListSectionProps<Item> {
  title: string;
  /** What is listed, as a sentence about it begins: `Your places on waiting lists`. */
  subject: string;
  list: { data?: { results: readonly Item[] }; isError: boolean; refetch: () => unknown };
  /** One row. */
  children: (item: Item) => ReactNode;
}

/** A part of a page that lists what a person has, with another try where it failed; nothing where it is empty. */
export function ListSection<Item>({ title, subject, list, children }: ListSectionProps<Item>) {
  const { data, isError, refetch } = list;
  const titleId = useId();
  if (data ? data.results.length === 0 : !isError) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ my: 3 }}>
      <Typography
        id={titleId}
        variant="h2"
        sx={{ mb: 1, font: '500 23px/29px var(--font-display)' }}
      >
        {title}
      </Typography>
      {isError && (
        <Stack
          role="alert"
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, py: 1 }}
        >
          <p>
            {data
              ? `${subject} could not be refreshed and may be out of date.`
              : `${subject} could not be loaded.`}
          </p>
          <BusyButton onClick={() => refetch()}>Try Again</BusyButton>
        </Stack>
      )}
      <ul>{data?.results.map(children)}</ul>
    </Box>
  );
}

interface SectionRowProps {
  /** What it is about. */
  words: ReactNode;
  /** What can be done. */
  children: ReactNode;
}

export const SectionRow = ({ words, children }: SectionRowProps) => (
  <Stack
    component="li"
    direction="row"
    sx={{
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 2,
      rowGap: 1,
      py: '14px',
      borderTop: 1,
      borderColor: 'divider',
      '& small': { typography: 'meta', color: 'text.secondary' },
    }}
  >
    <Stack spacing="2px" sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
      {words}
    </Stack>
    {children}
  </Stack>
);
