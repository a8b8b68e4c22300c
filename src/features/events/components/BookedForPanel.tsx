import { useColleagues } from '@/api';
import { BookedForFields } from '@/components/BookedForFields';
import type { BookedFor } from '@/lib/bookedFor';

interface BookedForPanelProps {
  value: BookedFor;
  error?: string;
  onChange: (value: BookedFor) => void;
}

/** The fields of the choice, fetched once somebody opens it. */
export default function BookedForPanel(props: BookedForPanelProps) {
  return <BookedForFields {...props} {...useColleagues()} />;
}
