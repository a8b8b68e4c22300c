import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '@/components/display/Icon';
import { pageCount } from '@/lib/paging';
import { formatCount } from '@/lib/numbers';
import styles from './ListFooter.module.css';

interface ListFooterProps {
  list: { count: number; page: number; page_size: number; results: readonly unknown[] };
  /** The address of a page with the same filters. */
  hrefOf: (page: number) => string;
  /** The list is a part of the page, which stays where it is scrolled to. */
  within?: boolean;
}

/** Which rows of all are listed, and the way to the pages before and after. */
export function ListFooter({ list, hrefOf, within = false }: ListFooterProps) {
  const { count, page, page_size: size, results } = list;
  const pages = pageCount(count, size);
  const first = (page - 1) * size + 1;
  const step = (to: number, label: string, icon: LucideIcon) =>
    to < 1 || to > pages ? (
      <span className={styles.step} data-off="">
        <Icon icon={icon} small />
      </span>
    ) : (
      <Link
        to={hrefOf(to)}
        replace
        preventScrollReset={within}
        className={styles.step}
        aria-label={label}
      >
        <Icon icon={icon} small />
      </Link>
    );
  return (
    <div className={styles.foot}>
      <p role={within ? 'status' : undefined}>
        {formatCount(first)} to {formatCount(first + results.length - 1)} of {formatCount(count)}
      </p>
      <nav className={styles.pages} aria-label="Pages">
        {step(page - 1, 'Previous page', ChevronLeft)}
        <span>
          Page {page} of {pages}
        </span>
        {step(page + 1, 'Next page', ChevronRight)}
      </nav>
    </div>
  );
}
