import Stack from '@mui/material/Stack';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { IconButton } from '@/components/display/Icon';
import { useCopy } from '@/state';

/** A text with a button that copies it; the icon changes once it is in the clipboard. */
export function Copied({ name, text }: { name: string; text: string }) {
  const { copy, isCopied } = useCopy(text, name);
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <code>{text}</code>
      <IconButton
        icon={isCopied ? Check : Copy}
        label={`Copy the ${name}`}
        onClick={() => void copy()}
      />
    </Stack>
  );
}
