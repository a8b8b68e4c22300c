import { useEffect, useRef } from 'react';
import type { EventMessageReport } from '@/api';
import { DefinitionList } from '@/components/display/DefinitionList';
import { firstNames, peopleCount } from './messageTexts';
import styles from './MessageDialog.module.css';

/** The mail as it arrives, to whom it goes and where answers go. */
export function MessagePreview({ report }: { report: EventMessageReport }) {
  const { people, reply_to: replyTo, preview } = report;
  const start = useRef<HTMLElement>(null);
  // The field that had the focus is gone.
  useEffect(() => start.current?.focus(), []);
  return (
    <section ref={start} tabIndex={-1} aria-label="Preview" className={styles.preview}>
      <DefinitionList
        layout="rows"
        items={[
          { term: 'To', value: `${peopleCount(people)}: ${firstNames(report)}` },
          { term: 'Replies go to', value: replyTo ?? 'Foyer’s support' },
          { term: 'Subject', value: preview?.subject },
        ]}
      />
      {/* A long mail scrolls: by the arrow keys, once it has the focus. */}
      <div className={styles.mail} role="region" aria-label="Email" tabIndex={0} dir="auto">
        {preview?.text}
      </div>
    </section>
  );
}
