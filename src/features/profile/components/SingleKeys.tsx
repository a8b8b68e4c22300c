import { useState } from 'react';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { areSingleKeysOn, saveSingleKeys } from '@/lib/singleKeys';
import { SettingCard } from './SettingCard';

/** Switches the single keys of the consoles off in this browser, for people who speak or press keys unintended. */
export function SingleKeys() {
  const [on, setOn] = useState(areSingleKeysOn);
  const handleChange = (next: boolean) => {
    saveSingleKeys(next);
    setOn(next);
  };
  return (
    <SettingCard
      id="single-keys"
      title="Keyboard"
      text="Use single keys in the consoles: / searches, N creates, ? lists the shortcuts. This setting applies to this browser."
    >
      <CheckboxField label="Use single keys" checked={on} onChange={handleChange} />
    </SettingCard>
  );
}
