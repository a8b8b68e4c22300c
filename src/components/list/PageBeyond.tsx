import { ButtonLink } from '@/components/buttons/Button';
import { EmptyState } from '@/components/feedback/EmptyState';
import { pageCount } from '@/lib/paging';

interface PageBeyondProps {
  /** Those on the other pages, and how many a page has. */
  list: { count: number; page_size: number };
  page: number;
  hrefOf: (page: number) => string;
  heading?: 'h2' | 'h3';
}

/** A page after the last one leads to it. */
export function PageBeyond({ list, page, hrefOf, heading }: PageBeyondProps) {
  const last = pageCount(list.count, list.page_size);
  return (
    <EmptyState
      heading={heading}
      title={`Page ${page} is empty`}
      text="The list has become shorter."
      action={
        <ButtonLink replace to={hrefOf(last)}>
          Go to page {last}
        </ButtonLink>
      }
    />
  );
}
