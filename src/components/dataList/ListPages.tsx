import TablePagination from '@mui/material/TablePagination';
import { Link } from 'react-router';
import { formatCount } from '@/lib/numbers';
import { pageCount } from '@/lib/paging';

interface ListPagesProps {
  /** Of all pages. */
  count: number;
  /** Counted from 1. */
  page: number;
  pageSize: number;
  /** The address of a page with the same filters. */
  hrefOf: (page: number) => string;
  /** The list is a part of the page, which stays where it is scrolled to. */
  within?: boolean;
}

/** Which rows of all are listed, and links to the pages before and after. */
export function ListPages({ count, page, pageSize, hrefOf, within = false }: ListPagesProps) {
  const pages = pageCount(count, pageSize);
  const stepTo = (to: number) =>
    to < 1 || to > pages
      ? { disabled: true }
      : { component: Link, to: hrefOf(to), replace: true, preventScrollReset: within };
  return (
    <TablePagination
      component="nav"
      aria-label="Pages"
      count={count}
      page={page - 1}
      rowsPerPage={pageSize}
      rowsPerPageOptions={[pageSize]}
      getItemAriaLabel={(type) => (type === 'next' ? 'Next page' : 'Previous page')}
      labelDisplayedRows={({ from, to }) => (
        <>
          <span>
            {formatCount(from)} to {formatCount(to)} of {formatCount(count)}
          </span>
          <span>
            Page {page} of {pages}
          </span>
        </>
      )}
      // The buttons are links.
      onPageChange={() => undefined}
      slotProps={{
        displayedRows: within ? { role: 'status' } : undefined,
        actions: { previousButton: stepTo(page - 1), nextButton: stepTo(page + 1) },
      }}
    />
  );
}
