import type { ReactNode } from 'react';
import styles from './ListRow.module.css';

interface ListRowsProps {
  label: string;
  children: ReactNode;
}

/** The rows of a list on narrow screens, in place of the grid. */
export function ListRows({ label, children }: ListRowsProps) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

interface ListRowProps {
  title: ReactNode;
  /** Under the title, in the secondary colour. */
  second: ReactNode;
  /** The state, at the right. */
  state: ReactNode;
  /** Under the state, in the secondary colour. */
  figure?: ReactNode;
  /** The button of the row's menu; null keeps its place in a list where other rows have one. */
  menu?: ReactNode;
}

/** Two lines: what it is at the left, state and figure at the right. */
export function ListRow({ title, second, state, figure, menu }: ListRowProps) {
  return (
    <li className={menu === undefined ? undefined : styles.withMenu}>
      <div className={styles.text}>
        <span className={styles.title}>{title}</span>
        <span className={styles.second}>{second}</span>
      </div>
      <div className={styles.figures}>
        {state}
        {figure && <span className={styles.second}>{figure}</span>}
      </div>
      {menu === undefined ? null : menu || <span className={styles.noMenu} />}
    </li>
  );
}
