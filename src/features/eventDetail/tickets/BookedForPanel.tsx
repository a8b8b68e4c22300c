import { useColleagues } from '@/entities/person/useContacts';
import { BookedForFields } from '@/entities/booking/BookedForFields';
import type { BookedFor } from '@/entities/booking/bookedFor';

interface BookedForPanelProps {
  value: BookedFor;
  error?: string;
  onChange: (value: BookedFor) => void;
}

/** The fields of BookedForChoice, in a chunk that is loaded when it is opened. */
export default function BookedForPanel(props: BookedForPanelProps) {
  return <BookedForFields {...props} {...useColleagues()} />;
}
