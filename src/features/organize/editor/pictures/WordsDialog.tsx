import { useState, type FormEvent } from 'react';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { TextInput } from '@/components/fields/TextInput';
import { WORDS_HINT, WORDS_MAX, WORDS_MISSING } from './pictureWords';

interface WordsDialogProps {
  alt: string;
  onDone: (alt: string) => void;
  onClose: () => void;
}

/** Changes what is said about a picture. */
export default function WordsDialog({ alt, onDone, onClose }: WordsDialogProps) {
  const [words, setWords] = useState(alt);
  const [isMissing, setMissing] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const text = words.trim();
    setMissing(text === '');
    if (text !== '') onDone(text);
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
        value={words}
        onChange={(change) => setWords(change.target.value)}
        required
        {...(isMissing && words.trim() === '' && { error: WORDS_MISSING })}
        hint={WORDS_HINT}
        slotProps={{ htmlInput: { maxLength: WORDS_MAX } }}
      />
    </FormDialog>
  );
}
