import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
import { ListPages } from './ListPages';
import { ListSkeleton } from './ListSkeleton';
import { PageBeyond } from './PageBeyond';

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
  /** The list is a part of a page: no card of its own, headings one level lower. */
  within?: boolean;
  /** The rows of the page. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** What stands around the rows of a list, or in their place, and the way to its other pages. */
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
      {counted && (
        <VisuallyHidden>
          <span role="status">{data && !waits && counted(count)}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
