import { useId, type ReactNode } from 'react';
import { BusyButton } from '@/components/buttons/BusyButton';
import styles from './ListSection.module.css';

interface ListSectionProps<Item> {
  title: string;
  /** What is listed, as a sentence about it begins: `Your places on waiting lists`. */
  subject: string;
  list: { data?: { results: readonly Item[] }; isError: boolean; refetch: () => unknown };
  /** One row. */
  children: (item: Item) => ReactNode;
}

/** A part of a page that lists what a person has, with another try where it failed; nothing where it is empty. */
export function ListSection<Item>({ title, subject, list, children }: ListSectionProps<Item>) {
  const { data, isError, refetch } = list;
  const titleId = useId();
  if (data ? data.results.length === 0 : !isError) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {isError && (
        <div role="alert" className={styles.failed}>
          <p>
            {data
              ? `${subject} could not be refreshed and may be out of date.`
              : `${subject} could not be loaded.`}
          </p>
          <BusyButton onClick={() => refetch()}>Try Again</BusyButton>
        </div>
      )}
      <ul>{data?.results.map(children)}</ul>
    </section>
  );
}

interface SectionRowProps {
  /** What it is about. */
  words: ReactNode;
  /** What can be done. */
  children: ReactNode;
}

export const SectionRow = ({ words, children }: SectionRowProps) => (
  <li className={styles.row}>
    <div className={styles.words}>{words}</div>
    {children}
  </li>
);
