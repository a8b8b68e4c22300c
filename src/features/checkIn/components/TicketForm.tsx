import Box from '@mui/material/Box';
import { memo, useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { BusyButton } from '@/components/fields/BusyButton';
import { TextInput } from '@/components/fields/TextInput';
import { parseTicketInput } from '../checkInRules';
import { useScanActions, useScans } from './ScanProvider';

/** Field for a typed ticket number, or for a code from a scanner that acts as a keyboard. */
export const TicketForm = memo(function TicketForm() {
  const { current } = useScans();
  const { check } = useScanActions();
  const checking = current !== null && !current.outcome;
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useScannerKeys(input);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const ticket = parseTicketInput(text);
    if (!ticket || checking) {
      input.current?.focus();
      return;
    }
    const outcome = await check(ticket);
    // Without an answer the text stays selected: Enter retries it and a new scan replaces it.
    if (outcome?.kind === 'answered') setText('');
    else input.current?.select();
  };

  return (
    <Box
      component="form"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'end',
        gap: 1.5,
        '& input': { fontFamily: 'var(--font-mono)', fontSize: 18 },
      }}
      onSubmit={submit}
      aria-label="Type a ticket"
    >
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
      <BusyButton type="submit" variant="contained" busy={checking}>
        Check
      </BusyButton>
    </Box>
  );
});

/**
 * Focuses the field at first, except on touch screens, where that would open the on-screen keyboard.
 * Later keys that no focused element takes, such as a scanner's, go to the field.
 */
function useScannerKeys(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!window.matchMedia('(pointer: coarse)').matches) input.current?.focus();
    const catchKeys = (event: KeyboardEvent) => {
      const focused = document.activeElement;
      // A button takes the space bar alone; the Enter of a scanner must not press it.
      const isFree =
        focused === document.body || (focused instanceof HTMLButtonElement && event.key !== ' ');
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      // keydown comes before the input, so this key is typed into the field.
      if (isFree && isText) input.current?.focus();
    };
    document.addEventListener('keydown', catchKeys);
    return () => document.removeEventListener('keydown', catchKeys);
  }, [input]);
}
