import { DataTable, type DataTableProps } from './DataTable';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { ErrorPanel, StaleNote } from '@/components/feedback/ErrorPanel';
import TablePagination from '@mui/material/TablePagination';
import { Link } from 'react-router';
import { formatCount } from '@/lib/numbers';
import { pageCount } from '@/lib/paging';
import Button from '@mui/material/Button';
import { EmptyState } from '@/components/feedback/EmptyState';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** As high as a list with eight rows. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <Stack role="status" aria-label={label} sx={{ p: 2, gap: 2 }}>
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" sx={{ height: { xs: 56, md: 42 } }} />
      ))}
    </Stack>
  );
}

interface PageBeyondProps {
  /** Of all pages. */
  count: number;
  page: number;
  pageSize: number;
  hrefOf: (page: number) => string;
  heading: 'h2' | 'h3';
}

/** A page after the last one leads to it. */
function PageBeyond({ count, page, pageSize, hrefOf, heading }: PageBeyondProps) {
  const last = pageCount(count, pageSize);
  return (
    <EmptyState
      heading={heading}
      title={`Page ${page} is empty`}
      text="The list is shorter now."
      action={
        <Button component={Link} replace to={hrefOf(last)}>
          Go to page {last}
        </Button>
      }
    />
  );
}

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
function ListPages({ count, page, pageSize, hrefOf, within = false }: ListPagesProps) {
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

/** What a query hook knows of a list. */
export interface ListQuery<Row> {
  data?: { count?: number; page?: number; page_size?: number; results: readonly Row[] } | undefined;
  currentData?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ListPaging {
  /** Of the request, for answers that do not say it. */
  page: number;
  pageSize: number;
  /** The address of a page with the same filters. */
  hrefOf: (page: number) => string;
}

export interface ListFrameProps<Row> {
  /** What is listed, as in `Loading people`. */
  subject: string;
  query: ListQuery<Row>;
  /** Why the list could not be loaded, where it could not. */
  failure: string | false | undefined;
  /** Whether a search is still being typed. */
  isSettling?: boolean;
  /** In place of rows, where the list has none at all. */
  empty: ReactNode;
  /** Undefined for a list of one page. */
  paging?: ListPaging;
  /** How many there are, for screen readers: `12 people`. */
  counted?: (count: number) => string;
  /** The list is a part of a page: without a card, with headings one level lower. */
  within?: boolean;
  /** The rows of the page. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** Loading, failed and empty states around the rows of a list, and links to its other pages. */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const { subject, query, failure, isSettling = false, empty, paging, counted } = props;
  const { within = false, children } = props;
  const { currentData, isFetching, refetch } = query;
  const heading = within ? 'h3' : 'h2';
  // Rows of the request before stay until the next ones are there; an empty list does not.
  const hasRows = (query.data?.results.length ?? 0) > 0;
  const data = hasRows || currentData !== undefined ? query.data : undefined;
  const waits = isSettling || (isFetching && currentData === undefined);
  const rows = data?.results ?? [];
  const count = data?.count ?? rows.length;
  const page = data?.page ?? paging?.page ?? 1;
  const pageSize = data?.page_size ?? paging?.pageSize ?? 1;
  const content = (
    <>
      <Box
        aria-busy={waits}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          opacity: waits && data !== undefined ? 0.6 : 1,
          transition: 'opacity var(--fast) var(--ease)',
        }}
      >
        {!data && !failure && <ListSkeleton label={`Loading ${subject}`} />}
        {!data && failure && (
          <ErrorPanel
            heading={heading}
            title={`Couldn’t load ${subject}`}
            text={failure}
            onRetry={refetch}
          />
        )}
        {data && count === 0 && empty}
        {data && count > 0 && rows.length === 0 && paging && (
          <PageBeyond
            heading={heading}
            count={count}
            pageSize={pageSize}
            page={page}
            hrefOf={paging.hrefOf}
          />
        )}
        {rows.length > 0 && children(rows)}
      </Box>
      {data && rows.length > 0 && paging && (
        <ListPages
          count={count}
          page={page}
          pageSize={pageSize}
          hrefOf={paging.hrefOf}
          within={within}
        />
      )}
    </>
  );
  return (
    <>
      {data && failure && <StaleNote onRetry={refetch} />}
      {within ? content : <Card sx={{ p: 0, overflow: 'hidden' }}>{content}</Card>}
      {counted && <VisuallyHidden role="status">{data && !waits && counted(count)}</VisuallyHidden>}
    </>
  );
}

type DataListProps<Row> = Omit<DataTableProps<Row>, 'rows'> & Omit<ListFrameProps<Row>, 'children'>;

/** A list of a console as a table, with its states and pages. */
export function DataList<Row>(props: DataListProps<Row>) {
  return <ListFrame {...props}>{(rows) => <DataTable {...props} rows={rows} />}</ListFrame>;
}

interface ListCardProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** A table, or a list that is `within` the card. */
  children: ReactNode;
}

/** A list with its title, on a page of several lists. */
export function ListCard({ title, aside, children }: ListCardProps) {
  const id = useId();
  return (
    <Card component="section" sx={{ p: 0, overflow: 'hidden' }} aria-labelledby={id}>
      <Stack
        component="header"
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: 2,
          px: 2,
          pt: 2,
          pb: 1,
        }}
      >
        <Typography id={id} component="h2" variant="h3">
          {title}
        </Typography>
        {aside}
      </Stack>
      {children}
    </Card>
  );
}
