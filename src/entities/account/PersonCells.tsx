import Chip from '@mui/material/Chip';
import type { PersonAccount } from '@/api';
import { Avatar } from '@/components/display/Avatar';
import { QuietCell, TwoLines } from '@/components/dataList/TwoLines';
import { formatDate } from '@/lib/dates';
import { timeAgo } from '@/lib/timeAgo';
import { nameOf } from './accountRoles';
import styles from './PersonCells.module.css';

interface CellProps {
  person: PersonAccount;
}

export function PersonCell({ person }: CellProps) {
  const name = nameOf(person);
  return (
    <span className={styles.person}>
      <Avatar name={name} />
      <TwoLines
        first={
          <>
            <strong className={styles.name}>{name}</strong>
            {person.is_me && <span className={styles.me}> (you)</span>}
          </>
        }
        second={person.email}
      />
    </span>
  );
}

export function StateCell({ person: { status } }: CellProps) {
  return status === 'active' ? (
    <Chip size="small" color="success" label="Active" />
  ) : (
    <Chip size="small" label="Closed" />
  );
}

/** @param now epoch milliseconds */
export function SignInCell({ person, now }: CellProps & { now: number }) {
  const { last_sign_in_at: last } = person;
  if (last === null) return <QuietCell>Not yet</QuietCell>;
  return (
    <time dateTime={last} title={formatDate(last)}>
      {timeAgo(last, now)}
    </time>
  );
}
