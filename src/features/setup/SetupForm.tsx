import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useFormSubmit, type SetupConfiguration } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { useFormDraft } from '@/hooks/useFormDraft';
import { draftKey, readDraft, saveDraft } from '@/lib/drafts';
import { AdministratorFields, OrganisationFields } from './components/StepFields';
import { BeginFields } from './components/BeginFields';
import { ConfigurationChecks } from './components/ConfigurationChecks';
import { SetupAside } from './components/SetupAside';
import { SetupHeader } from './components/SetupHeader';
import { StepCard } from './components/StepCard';
import { checksSummary, warningOf } from './checkTexts';
import {
  FIELD_NAMES,
  KEPT_FIELDS,
  noFields,
  STEP_FIELDS,
  stepOf,
  STEPS,
  summaryOf,
  type SetupFields,
} from './setupForm';
import styles from './SetupPage.module.css';
import { useCompleteSetup } from './useCompleteSetup';

interface SetupFormProps {
  token: string;
  configuration: SetupConfiguration;
  isChecking: boolean;
  onCheckAgain: () => unknown;
}

/** The last step that was open, kept in this browser with the input (docs/product.md#first-start). */
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
      <div className={styles.page}>
        <SetupAside configuration={configuration} stateOf={stateOf} />
        <form
          className={styles.steps}
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
              <div className={styles.foot}>
                <p role={failure ? 'alert' : undefined} className={failure ? styles.failure : ''}>
                  {failure ?? (index === 2 ? warning : index === LAST && FOOT)}
                </p>
                <div className={styles.buttons}>
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
                </div>
              </div>
            </StepCard>
          ))}
        </form>
      </div>
    </FormProvider>
  );
}

const FOOT = 'Nothing to write yet? Open an empty lobby and begin from there.';
