import Typography from '@mui/material/Typography';
import { formatDateTime } from '@/lib/dates';
import { Section } from '../parts/Section';
import { selectSaved, useEditor } from '../store/editorSelectors';

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
      <Typography component="p" variant="meta" color="textSecondary">
        {opens === null
          ? 'Choose when booking opens, under When and where.'
          : `Booking opens ${formatDateTime(opens, saved.timezone)}.`}
      </Typography>
    </Section>
  );
}
