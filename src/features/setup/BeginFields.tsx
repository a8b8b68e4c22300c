import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { FieldPair, TextInput } from '@/components/fields/TextInput';
import { Radio } from '@/components/fields/RadioList';
import { eventCreateRules } from '@/lib/consoleFormRules.gen';
import type { SetupFields } from './setupFields';

const choiceSx = (isChosen: boolean) => ({
  gap: 1.75,
  minWidth: 0,
  p: 2,
  border: 1,
  borderColor: isChosen ? 'primary.main' : 'divider',
  borderRadius: 1,
});

const RADIO = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 28,
  typography: 'ui',
  cursor: 'pointer',
} as const;

/** How the lobby looks when its administrator walks in. */
export function BeginFields({ demoAllowed }: { demoAllowed: boolean }) {
  const { register, watch, setValue, formState } = useFormContext<SetupFields>();
  const begin = watch('begin');
  const isEvent = begin === 'event';
  return (
    <Box
      component="fieldset"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gap: 1.5,
        px: 2.5,
        pt: 1,
        pb: 2.5,
      }}
    >
      <legend>
        <VisuallyHidden>How do you want to begin?</VisuallyHidden>
      </legend>
      <Stack
        sx={{ ...choiceSx(isEvent), gridColumn: demoAllowed ? '1 / -1' : 'auto' }}
        onFocus={() => setValue('begin', 'event')}
      >
        <Box component="label" sx={RADIO}>
          <Radio value="event" {...register('begin')} />
          Write my first event
        </Box>
        <TextInput
          label="Title"
          placeholder="What is it called?"
          maxLength={eventCreateRules.title.maxLength}
          error={formState.errors.title?.message}
          {...register('title', {
            validate: (text, values) =>
              values.begin !== 'event' ||
              (text.trim() === '' && values.date === '') ||
              text.trim().length >= eventCreateRules.title.minLength ||
              'Enter a title.',
          })}
        />
        <FieldPair>
          <TextInput
            label="Starts"
            type="date"
            slotProps={{ inputLabel: { shrink: true } }}
            {...register('date')}
          />
          <TextInput
            label="At (IST)"
            type="time"
            slotProps={{ inputLabel: { shrink: true } }}
            {...register('time')}
          />
        </FieldPair>
        <Typography component="p" variant="meta" color="textSecondary">
          It starts as a draft. Tickets and pictures come next.
        </Typography>
      </Stack>
      <Stack sx={choiceSx(begin === 'import')}>
        <Box component="label" sx={RADIO}>
          <Radio value="import" {...register('begin')} />
          Import my events from a file
        </Box>
        <Typography component="p" variant="meta" color="textSecondary">
          A spreadsheet, CSV or JSON with events and tickets. You see what it would make before
          anything is written.
        </Typography>
      </Stack>
      {demoAllowed && (
        <Stack sx={choiceSx(begin === 'demo')}>
          <Box component="label" sx={RADIO}>
            <Radio value="demo" {...register('begin')} />
            Look around in the demo world
          </Box>
          <Typography component="p" variant="meta" color="textSecondary">
            More than sixty events, three companies, and people of every role with a published
            password: for looking around, not for real sales. To leave it, delete the data folder
            and start again.
          </Typography>
        </Stack>
      )}
    </Box>
  );
}
