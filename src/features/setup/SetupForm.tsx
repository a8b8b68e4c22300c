import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useFormSubmit, type SetupConfiguration } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { useFormDraft } from '@/hooks/useFormDraft';
import { draftKey, readDraft, saveDraft } from '@/lib/drafts';
import { AdministratorFields, OrganisationFields } from './StepFields';
import { BeginFields } from './BeginFields';
import { ConfigurationChecks, checksSummary, warningOf } from './ConfigurationChecks';
import { SetupAside, SetupHeader } from './SetupAside';
import { StepCard } from './StepCard';
import {
  FIELD_NAMES,
  KEPT_FIELDS,
  noFields,
  STEP_FIELDS,
  stepOf,
  STEPS,
  summaryOf,
  type SetupFields,
} from './setupFields';
import { useCompleteSetup } from './useCompleteSetup';

interface SetupFormProps {
  token: string;
  configuration: SetupConfiguration;
  isChecking: boolean;
  onCheckAgain: () => unknown;
}

/** The last step that was open, kept in this browser with the input (docs/product/platform.md#first-start). */
const STEP_KEY = draftKey(0, 'setup-step');
/** The password is to be typed again, so no step behind it is open. */
const stepAfterReload = () => (Number(readDraft(STEP_KEY)) > 0 ? 1 : 0);
const LAST = STEPS.length - 1;
const TEXTS = [
  'Who sells the tickets. It appears on events, invoices and emails.',
  'The first person, who may do everything and invites the others.',
  'Read from the server’s settings. Foyer runs without them; it says here what that means.',
  'Choose how the lobby looks when you walk in.',
];

/** The four steps. Nothing is saved before the last, so each of them can be changed until then. */
export function SetupForm({ token, configuration, isChecking, onCheckAgain }: SetupFormProps) {
  const [step, setStep] = useState(stepAfterReload);
  /** The furthest step that was open. */
  const [reached, setReached] = useState(step);
  const form = useForm<SetupFields>({ defaultValues: noFields, mode: 'onTouched' });
  const forgetInput = useFormDraft(form, 'setup', KEPT_FIELDS);
  const completeSetup = useCompleteSetup(token);
  const complete = async (fields: SetupFields) => {
    await completeSetup(fields);
    forgetInput();
    saveDraft(STEP_KEY, null);
  };
  const fieldOf = (name: string): keyof SetupFields | undefined => {
    const plain = name.replace(/^organizer[./]/, '');
    const field = FIELD_NAMES[plain] ?? plain;
    return Object.keys(noFields).find((known): known is keyof SetupFields => known === field);
  };
  const { send, busy, failure } = useFormSubmit(form, {
    onSubmit: complete,
    fallback: 'Foyer could not be set up. Please try again.',
    fieldErrorMessage: null,
    fieldNames: fieldOf,
    focusField: (field) => go(stepOf(field)),
  });
  const { checks } = configuration;
  const warning = warningOf(checks);

  function go(next: number) {
    const furthest = Math.max(reached, next);
    setStep(next);
    setReached(furthest);
    saveDraft(STEP_KEY, furthest);
  }

  async function next() {
    if (!(await form.trigger([...(STEP_FIELDS[step] ?? [])], { shouldFocus: true }))) return;
    if (step < LAST) go(reached > step + 1 ? reached : step + 1);
    else await send(() => complete(form.getValues()));
  }

  async function openEmpty() {
    form.reset({ ...form.getValues(), begin: 'event', title: '', date: '', time: '' });
    await send(() => complete(form.getValues()));
  }

  const stateOf = (index: number) => {
    if (index === step) return 'open' as const;
    return index < reached || (index === reached && index < step) ? 'done' : 'ahead';
  };
  const textOf = (index: number) => {
    if (stateOf(index) !== 'done') return TEXTS[index];
    return index === 2 ? checksSummary(checks) : summaryOf(index, form.getValues());
  };
  const [begin, firstTitle] = useWatch({ control: form.control, name: ['begin', 'title'] });
  const isEvent = begin === 'event';

  return (
    <FormProvider {...form}>
      <SetupHeader />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 760px)', lg: '320px minmax(0, 760px)' },
          justifyContent: 'center',
          gap: { xs: 4, lg: 11 },
          px: { xs: 2, md: 4 },
          pt: { xs: 3, lg: 5.5 },
          pb: 8,
        }}
      >
        <SetupAside configuration={configuration} stateOf={stateOf} />
        <Stack
          component="form"
          sx={{ gap: 1.5 }}
          aria-label="Set up Foyer"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void next();
          }}
        >
          {STEPS.map((title, index) => (
            <StepCard
              key={title}
              number={index + 1}
              title={title}
              text={textOf(index)}
              state={stateOf(index)}
              onEdit={() => setStep(index)}
              action={
                index === 2 && (
                  <BusyButton busy={isChecking} onClick={() => onCheckAgain()}>
                    Check again
                  </BusyButton>
                )
              }
            >
              {index === 0 && <OrganisationFields />}
              {index === 1 && <AdministratorFields />}
              {index === 2 && <ConfigurationChecks checks={checks} />}
              {index === LAST && <BeginFields demoAllowed={configuration.demo_allowed} />}
              <Stack
                direction={{ xs: 'column', md: 'row' }}
                sx={{
                  alignItems: { md: 'center' },
                  gap: 2,
                  px: 2.5,
                  py: 1.75,
                  borderTop: 1,
                  borderColor: 'divider',
                  borderRadius: '0 0 var(--r-card) var(--r-card)',
                  bgcolor: 'background.raised',
                }}
              >
                <Typography
                  component="p"
                  variant="meta"
                  role={failure ? 'alert' : undefined}
                  color={failure ? 'error' : 'textPrimary'}
                  sx={{ flex: 1 }}
                >
                  {failure ?? (index === 2 ? warning : index === LAST && FOOT)}
                </Typography>
                <Stack
                  direction="row"
                  sx={{ flexWrap: 'wrap', gap: 1.25, '& > *': { flex: { xs: 1, md: 'none' } } }}
                >
                  {index > 0 && index < LAST && (
                    <Button onClick={() => setStep(index - 1)}>Back</Button>
                  )}
                  {index === LAST && isEvent && (
                    <Button onClick={() => void openEmpty()} disabled={busy}>
                      Empty Lobby
                    </Button>
                  )}
                  <BusyButton
                    type="submit"
                    variant="contained"
                    busy={busy}
                    disabled={index === LAST && isEvent && firstTitle.trim() === ''}
                  >
                    {index === LAST ? 'Open the Doors' : 'Continue'}
                  </BusyButton>
                </Stack>
              </Stack>
            </StepCard>
          ))}
        </Stack>
      </Box>
    </FormProvider>
  );
}

const FOOT = 'Nothing to write yet? Open an empty lobby and begin from there.';
