import Alert from '@mui/material/Alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@/components/display/Icon';

interface FailureNoteProps {
  title: string;
  text: string;
  /** A link to correct the cart, when paying again cannot succeed. */
  children?: ReactNode;
}

/** Why the payment failed. Focused when it appears, which scrolls it into view: on phones the button is far below. */
export function FailureNote({ title, text, children }: FailureNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Alert
      ref={note}
      tabIndex={-1}
      severity="error"
      icon={<Icon icon={TriangleAlert} />}
      action={children}
      sx={{ flexWrap: 'wrap' }}
    >
      <strong>{title}</strong>
      <p>{text}</p>
    </Alert>
  );
}
