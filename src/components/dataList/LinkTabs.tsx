import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './LinkTabs.module.css';

interface LinkTabsProps<Name extends string> {
  label: string;
  /** In their order, with their texts. */
  tabs: Readonly<Record<Name, string>>;
  current: Name;
  /** How many things a tab has; undefined until it is known. */
  countOf?: (name: Name) => ReactNode;
  hrefOf: (name: Name) => string;
}

/** Links to parts of a list. */
export function LinkTabs<Name extends string>(props: LinkTabsProps<Name>) {
  const { label, tabs, current, countOf, hrefOf } = props;
  return (
    <nav className={styles.tabs} aria-label={label}>
      {(Object.keys(tabs) as Name[]).map((name) => (
        <Link
          key={name}
          to={hrefOf(name)}
          replace
          preventScrollReset
          aria-current={name === current ? 'page' : undefined}
        >
          {tabs[name]} {countOf && <span className={styles.count}>{countOf(name)}</span>}
        </Link>
      ))}
    </nav>
  );
}
