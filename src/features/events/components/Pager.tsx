import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import styles from './Pager.module.css';

interface PagerProps {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

export function Pager({ page, pages, onChange }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Button disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <Icon icon={ChevronLeft} small /> Previous
      </Button>
      <p>
        Page {page} of {pages}
      </p>
      <Button disabled={page >= pages} onClick={() => onChange(page + 1)}>
        Next <Icon icon={ChevronRight} small />
      </Button>
    </nav>
  );
}
