import { formatDateTime } from '@/lib/dates';
import { Section } from '../parts/Section';
import { selectSaved, useEditor } from '../store/editorSelectors';
import styles from '../parts/Section.module.css';

/** Says what publishing does, and when people can book. */
export function PublishSection() {
  const saved = useEditor(selectSaved);
  const opens = saved.booking_start_date;
  return (
    <Section
      id="publish"
      title="Publish"
      text="People can see the event as soon as it is published; they can book when booking opens."
    >
      <p className={styles.note}>
        {opens === null
          ? 'Choose when booking opens, under When and where.'
          : `Booking opens ${formatDateTime(opens, saved.timezone)}.`}
      </p>
    </Section>
  );
}
