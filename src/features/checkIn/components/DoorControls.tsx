import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { memo, useCallback, useState } from 'react';
import type { DoorEvent } from '@/api';
import { lazyPart } from '@/components/lazy/lazyPart';
import { TextInput } from '@/components/fields/TextInput';
import { browserStorage } from '@/lib/storage';
import type { DoorSettings } from '../useCheckIn';

const WalkInDialog = lazyPart(() => import('./WalkInDialog'));

/** localStorage key: the name belongs to the device, whoever signs in. */
const DOOR_NAME = 'foyer-door-name';
/** The limit of openapi.yaml. */
const MAX_NAME_LENGTH = 60;

export function useDoorSettings() {
  const [settings, setSettings] = useState<DoorSettings>(() => ({
    direction: 'in',
    doorName: browserStorage()?.getItem(DOOR_NAME) ?? '',
  }));
  const change = useCallback((changes: Partial<DoorSettings>) => {
    setSettings((before) => ({ ...before, ...changes }));
    if (changes.doorName !== undefined) browserStorage()?.setItem(DOOR_NAME, changes.doorName);
  }, []);
  return { settings, change };
}

interface DoorControlsProps {
  /** Null while it is not known. */
  event: DoorEvent | null;
  settings: DoorSettings;
  onChange: (changes: Partial<DoorSettings>) => void;
}

/** The name of the door, in or out where tickets admit both ways, and walk-ins where they are allowed. */
export const DoorControls = memo(function DoorControls(props: DoorControlsProps) {
  const { event, settings, onChange } = props;
  const [isAdding, setIsAdding] = useState(false);
  const goesOut = event?.tiers.some(({ admission }) => admission === 'in_and_out') ?? false;
  const free = event?.walk_ins ? event.tiers.filter(({ free_seats: seats }) => seats > 0) : [];
  return (
    <Stack
      direction="row"
      sx={{ gridColumn: '1 / -1', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}
    >
      <TextInput
        label="Door name"
        placeholder="North gate"
        value={settings.doorName}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        onChange={({ target }) => onChange({ doorName: target.value })}
        sx={{ width: { xs: '100%', sm: 240 } }}
      />
      {goesOut && (
        <ToggleButtonGroup
          exclusive
          aria-label="Direction"
          value={settings.direction}
          onChange={(_event, direction: 'in' | 'out' | null) =>
            direction && onChange({ direction })
          }
        >
          <ToggleButton value="in">Going in</ToggleButton>
          <ToggleButton value="out">Going out</ToggleButton>
        </ToggleButtonGroup>
      )}
      {free.length > 0 && <Button onClick={() => setIsAdding(true)}>Add a walk-in</Button>}
      {isAdding && event && (
        <WalkInDialog
          eventId={event.id}
          tiers={free}
          doorName={settings.doorName}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Stack>
  );
});
