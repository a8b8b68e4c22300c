import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useForm, useWatch } from 'react-hook-form';
import type { Category, Decider, PolicyOutcome, PolicyRuleInput, PolicyRuleKind } from '@/api';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { FieldPair, TextInput } from '@/components/fields/TextInput';
import { policyRuleInputRules } from '@/lib/consoleFormRules.gen';
import type { RuleDraft } from './usePolicyForm';
import { RuleCondition } from './RuleCondition';
import { DECIDERS, OUTCOMES, RULE_KINDS, ruleText } from './ruleText';
import { inputOf, NEW_RULE, valuesOf, type RuleValues } from './ruleValues';

interface RuleDialogProps {
  /** Without it a new one is made. */
  rule: RuleDraft | undefined;
  categories: readonly Category[];
  onRule: (rule: PolicyRuleInput) => void;
  onClose: () => void;
}

/** The browser's own list. */
const native = { select: { native: true } };

const options = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** One rule: what it applies to, what happens then; under it the sentence that it will be. */
export default function RuleDialog({ rule, categories, onRule, onClose }: RuleDialogProps) {
  const form = useForm<RuleValues>({
    defaultValues: rule
      ? valuesOf(rule.input)
      : { ...NEW_RULE, category: String(categories[0]?.id ?? '') },
  });
  const values: RuleValues = { ...NEW_RULE, ...useWatch({ control: form.control }) };
  const category = categories.find(({ id }) => String(id) === values.category)?.name;
  return (
    <FormDialog
      title={rule ? 'Change the rule' : 'Add a rule'}
      submitLabel={rule ? 'Change' : 'Add'}
      busy={false}
      failure={null}
      onSubmit={(submit) => {
        // React passes it on to the form of the policy, in which this dialog was opened.
        submit.stopPropagation();
        void form.handleSubmit((chosen) => onRule(inputOf(chosen)))(submit);
      }}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <TextInput
          select
          fullWidth
          autoFocus
          label="It is about"
          slotProps={native}
          {...form.register('kind')}
        >
          {options(RULE_KINDS satisfies Record<PolicyRuleKind, string>)}
        </TextInput>
        <RuleCondition form={form} kind={values.kind} categories={categories} />
        <FieldPair>
          <TextInput
            select
            fullWidth
            label="Then it"
            slotProps={native}
            {...form.register('outcome')}
          >
            {options(OUTCOME_WORDS)}
          </TextInput>
          {values.outcome === 'needs_approval' && (
            <TextInput
              select
              fullWidth
              label="Decided by"
              slotProps={native}
              {...form.register('decider')}
            >
              {options(DECIDERS satisfies Record<Decider, string>)}
            </TextInput>
          )}
        </FieldPair>
        {values.outcome === 'refuse' && (
          <TextInput
            fullWidth
            label="What colleagues are told"
            hint="Leave empty for the default text."
            autoComplete="off"
            maxLength={policyRuleInputRules.sentence.maxLength}
            {...form.register('sentence')}
          />
        )}
        <Alert role="status" severity="info" icon={false}>
          {ruleText(inputOf(values), category)}
        </Alert>
      </Stack>
    </FormDialog>
  );
}

const OUTCOME_WORDS: Record<PolicyOutcome, string> = {
  needs_approval: OUTCOMES.needs_approval.toLowerCase(),
  refuse: 'is refused',
  allow: 'is allowed',
};
