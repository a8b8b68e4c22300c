import { ListRow, ListRows } from '@/components/list/ListRow';
import { RowMenuButton } from '@/components/list/RowMenuButton';
import { countOf } from '@/lib/text';
import { timeAgo } from '@/lib/timeAgo';
import { BookingAndCompany, detailOf, ErrorCell, EventLink, KindBadge } from './FailureCells';
import styles from './FailureCells.module.css';
import { callNameOf, type FailureItem } from './failureFilters';

interface FailureRowsProps {
  failures: readonly FailureItem[];
  /** Epoch milliseconds. */
  now: number;
  onMenu: (failure: FailureItem, button: HTMLElement) => void;
}

/** What failed, on narrow screens. */
export function FailureRows({ failures, now, onMenu }: FailureRowsProps) {
  return (
    <ListRows label="Failures">
      {failures.map((failure) => (
        <ListRow
          key={failure.id}
          title={failure.name}
          second={
            <span className={styles.lines}>
              <ErrorCell failure={failure} />
              {detailOf(failure) && <span>{detailOf(failure)}</span>}
              <EventLink failure={failure} />
              {(failure.booking ?? failure.company) && (
                <span>
                  <BookingAndCompany failure={failure} />
                </span>
              )}
              <span>
                {timeAgo(failure.since, now)}
                {failure.attempts !== null && `, after ${countOf(failure.attempts, 'attempt')}`}
              </span>
            </span>
          }
          state={<KindBadge failure={failure} />}
          menu={
            failure.actions.length > 0 && (
              <RowMenuButton
                name={callNameOf(failure)}
                onOpen={(button) => onMenu(failure, button)}
              />
            )
          }
        />
      ))}
    </ListRows>
  );
}
