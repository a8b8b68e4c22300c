import { useState } from 'react';
import { useListEventCategoriesQuery } from '@/api';
import { cx } from '@/lib/cx';
import { EventBanner } from '@/entities/event/EventBanner';
import { EventCard } from '@/entities/event/EventCard';
import { previewEvent } from '../form/previewEvent';
import { selectSaved, selectValues, useEditor } from '../store/editorSelectors';
import styles from './Preview.module.css';

type View = 'card' | 'page';

/** The event as attendees would see it, of the components that they see; nothing in it can be pressed. */
export function Preview() {
  const saved = useEditor(selectSaved);
  const values = useEditor(selectValues);
  const { data } = useListEventCategoriesQuery();
  const [view, setView] = useState<View>('card');
  const event = previewEvent(saved, values, data?.results ?? []);
  return (
    <section className={styles.preview} aria-label="As attendees see it">
      <header className={styles.head}>
        <p>As attendees see it</p>
        <div className={styles.switch} role="group" aria-label="View">
          {(['card', 'page'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={view === one}
              className={cx(view === one && styles.on)}
              onClick={() => setView(one)}
            >
              {one === 'card' ? 'Card' : 'Page'}
            </button>
          ))}
        </div>
      </header>
      <div className={view === 'card' ? styles.card : styles.page} inert>
        {view === 'card' ? <EventCard event={event} eager /> : <EventBanner event={event} />}
      </div>
    </section>
  );
}
