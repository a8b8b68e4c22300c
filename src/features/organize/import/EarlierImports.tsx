import { useState } from 'react';
import { errorMessage, type Import } from '@/api';
import { useListImportsQuery, useUndoImportMutation } from '@/api/console';
import { BusyButton } from '@/components/buttons/BusyButton';
import { formatDateTime } from '@/lib/dates';
import { countOf } from '@/lib/text';
import styles from './ImportEventsDialog.module.css';

/** The last imports of an organizer; each can be undone until somebody books one of its events. */
export function EarlierImports({ organizer }: { organizer: number }) {
  const { data } = useListImportsQuery({ organizer });
  const [undo] = useUndoImportMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function handleUndo({ id }: Import) {
    setFailure(null);
    try {
      await undo({ id }).unwrap();
    } catch (error) {
      setFailure(errorMessage(error, 'The import could not be undone. Please try again.'));
    }
  }

  if (!data || data.count === 0) return null;
  return (
    <section className={styles.earlier} aria-label="Earlier imports">
      <h3>Earlier imports</h3>
      <ul>
        {data.results.map((one) => (
          <li key={one.id}>
            <span>
              {formatDateTime(one.created_at)}
              <small>
                {countOf(one.events, 'event')}
                {one.created_by && ` · ${one.created_by}`}
              </small>
            </span>
            {one.undone_at ? (
              <small>Undone</small>
            ) : (
              <BusyButton
                variant="text"
                aria-label={`Undo the import of ${countOf(one.events, 'event')}`}
                onClick={() => handleUndo(one)}
              >
                Undo
              </BusyButton>
            )}
          </li>
        ))}
      </ul>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </section>
  );
}
