import { useState, type FormEvent } from 'react';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { TextInput } from '@/components/fields/TextInput';
import { ALT_TEXT_HINT, ALT_TEXT_MAX, ALT_TEXT_MISSING } from './altText';

interface AltTextDialogProps {
  alt: string;
  onDone: (alt: string) => void;
  onClose: () => void;
}

/** Changes the alt text of a picture. */
export default function AltTextDialog({ alt, onDone, onClose }: AltTextDialogProps) {
  const [text, setText] = useState(alt);
  const [isMissing, setMissing] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const trimmed = text.trim();
    setMissing(trimmed === '');
    if (trimmed !== '') onDone(trimmed);
  };
  return (
    <FormDialog
      title="What the picture shows"
      submitLabel="Keep"
      busy={false}
      failure={null}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextInput
        label="What the picture shows"
        value={text}
        onChange={(event) => setText(event.target.value)}
        required
        {...(isMissing && text.trim() === '' && { error: ALT_TEXT_MISSING })}
        hint={ALT_TEXT_HINT}
        slotProps={{ htmlInput: { maxLength: ALT_TEXT_MAX } }}
      />
    </FormDialog>
  );
}
