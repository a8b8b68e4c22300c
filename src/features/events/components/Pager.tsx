import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Icon } from '@/components/display/Icon';

interface PagerProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Called when a page link is clicked. */
  onTurn: () => void;
}

/** Links to the previous and next page; a disabled button at both ends. */
export function Pager({ page, pages, hrefOf, onTurn }: PagerProps) {
  if (pages <= 1) return null;
  const step = (to: number, words: ReactNode) =>
    to < 1 || to > pages ? (
      <Button disabled>{words}</Button>
    ) : (
      <Button component={Link} to={hrefOf(to)} replace onClick={onTurn}>
        {words}
      </Button>
    );
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label="Pages"
      sx={{ mt: 6, gap: 2.5, alignItems: 'center', justifyContent: 'center' }}
    >
      {step(
        page - 1,
        <>
          <Icon icon={ChevronLeft} small /> Previous
        </>,
      )}
      <Typography variant="ui" color="textSecondary">
        Page {page} of {pages}
      </Typography>
      {step(
        page + 1,
        <>
          Next <Icon icon={ChevronRight} small />
        </>,
      )}
    </Stack>
  );
}
