import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/buttons/Button';
import { Icon } from '@/components/display/Icon';
import styles from './Pager.module.css';

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
      <ButtonLink to={hrefOf(to)} replace onClick={onTurn}>
        {words}
      </ButtonLink>
    );
  return (
    <nav className={styles.pager} aria-label="Pages">
      {step(
        page - 1,
        <>
          <Icon icon={ChevronLeft} small /> Previous
        </>,
      )}
      <p>
        Page {page} of {pages}
      </p>
      {step(
        page + 1,
        <>
          Next <Icon icon={ChevronRight} small />
        </>,
      )}
    </nav>
  );
}
