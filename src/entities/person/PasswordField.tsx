import InputAdornment from '@mui/material/InputAdornment';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { IconButton } from '@/components/display/Icon';
import { TextInput, type TextInputProps } from '@/components/fields/TextInput';

/** A password that can be looked at. */
export function PasswordField(props: Omit<TextInputProps, 'type' | 'slotProps'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                icon={shown ? EyeOff : Eye}
                label={shown ? 'Hide password' : 'Show password'}
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
