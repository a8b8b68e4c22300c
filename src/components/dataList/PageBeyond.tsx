import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '@/components/feedback/EmptyState';
import { pageCount } from '@/lib/paging';

interface PageBeyondProps {
  /** Of all pages. */
  count: number;
  page: number;
  pageSize: number;
  hrefOf: (page: number) => string;
  heading: 'h2' | 'h3';
}

/** A page after the last one leads to it. */
export function PageBeyond({ count, page, pageSize, hrefOf, heading }: PageBeyondProps) {
  const last = pageCount(count, pageSize);
  return (
    <EmptyState
      heading={heading}
      title={`Page ${page} is empty`}
      text="The list has become shorter."
      action={
        <Button component={Link} replace to={hrefOf(last)}>
          Go to page {last}
        </Button>
      }
    />
  );
}
