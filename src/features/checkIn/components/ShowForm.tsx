import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { BusyButton } from '@/components/BusyButton';
import { TextInput } from '@/components/TextInput';
import { readShown, type Shown } from '../door';
import type { Outcome } from '../scans';
import styles from './ShowForm.module.css';

interface ShowFormProps {
  checking: boolean;
  onShow: (shown: Shown) => Promise<Outcome | undefined>;
}

/** A ticket number by hand, or a code from a scanner that types and presses Enter. */
export function ShowForm({ checking, onShow }: ShowFormProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useKeysFor(input);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const shown = readShown(text);
    if (!shown || checking) {
      input.current?.focus();
      return;
    }
    const outcome = await onShow(shown);
    // What was not answered stays, so that Enter tries again and a new scan writes over it.
    if (outcome?.kind === 'answered') setText('');
    else input.current?.select();
  };

  return (
    <form className={styles.form} onSubmit={submit} aria-label="Type a ticket">
      <TextInput
        ref={input}
        label="Ticket number or code"
        placeholder="FYR-7K4M-2291"
        value={text}
        onChange={(change) => setText(change.target.value)}
        fullWidth
        slotProps={{
          htmlInput: {
            readOnly: checking,
            autoComplete: 'off',
            autoCapitalize: 'characters',
            autoCorrect: 'off',
            spellCheck: false,
            enterKeyHint: 'go',
          },
        }}
      />
      <BusyButton type="submit" variant="primary" busy={checking}>
        Check
      </BusyButton>
    </form>
  );
}

/**
 * The field has the focus where there is a keyboard (on a phone it would only bring up the keys),
 * and takes what a scanner types while nothing else has it.
 */
function useKeysFor(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) input.current?.focus();
    const catchKeys = (event: KeyboardEvent) => {
      const isFree = document.activeElement === document.body;
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      // With the focus moved first, this very key is written into the field.
      if (isFree && isText) input.current?.focus();
    };
    document.addEventListener('keydown', catchKeys);
    return () => document.removeEventListener('keydown', catchKeys);
  }, [input]);
}
