import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Category, PolicyRuleInput } from '@/api';
import { IconButton, Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { lazyPart } from '@/components/lazy/lazyPart';
import type { RuleDraft } from './usePolicyForm';
import { OUTCOME_TONES, OUTCOMES, ruleText } from './ruleText';

const RuleDialog = lazyPart(() => import('./RuleDialog'));

interface RulesCardProps {
  rules: readonly RuleDraft[];
  categories: readonly Category[];
  /** Undefined for those who only read them. */
  onChange: ((rules: RuleDraft[]) => void) | undefined;
}

/** A rule as the server says it, or as it will. */
export const textOf = ({ input, text }: RuleDraft, categories: readonly Category[]): string =>
  text ?? ruleText(input, categories.find(({ id }) => id === input.category)?.name);

/** The rules as sentences; most allow, ask or refuse by one thing each. */
export function RulesCard({ rules, categories, onChange }: RulesCardProps) {
  const [asked, setAsked] = useState<RuleDraft | 'new' | null>(null);
  const [moved, setMoved] = useState('');
  const [made, setMade] = useState(0);

  const move = (index: number, by: 1 | -1) => {
    const rule = rules[index];
    if (!rule) return;
    const next = rules.toSpliced(index, 1).toSpliced(index + by, 0, rule);
    onChange?.(next);
    setMoved(`Rule ${index + 1} is number ${index + by + 1} now.`);
  };
  const handleRule = (input: PolicyRuleInput) => {
    const key = asked === 'new' || !asked ? `new-${made}` : asked.key;
    const rule = { key, input, text: null };
    const isKnown = rules.some((one) => one.key === key);
    onChange?.(isKnown ? rules.map((one) => (one.key === key ? rule : one)) : [...rules, rule]);
    setMade(made + 1);
    setAsked(null);
  };

  return (
    <Card component="section" sx={{ p: 0 }} aria-labelledby="policy-rules">
      <Stack
        component="header"
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', p: 2 }}
      >
        <Typography id="policy-rules" component="h2" variant="h3">
          Rules
        </Typography>
        {onChange && (
          <Button onClick={() => setAsked('new')}>
            <Icon icon={Plus} small /> Add a rule
          </Button>
        )}
      </Stack>
      {rules.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, pb: 2 }}>
          No rules: everybody pays by themselves. {onChange && 'Add a rule to change that.'}
        </Typography>
      )}
      <ol aria-label="Rules">
        {rules.map((rule, index) => {
          const text = textOf(rule, categories);
          return (
            <Stack
              component="li"
              key={rule.key}
              direction="row"
              sx={{
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 2,
                minHeight: 58,
                py: 1,
                pl: 2,
                pr: 1,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Stack
                direction="row"
                sx={{ flex: '1 1 320px', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25 }}
              >
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {text}
                </Typography>
                <Chip
                  size="small"
                  color={OUTCOME_TONES[rule.input.outcome]}
                  label={OUTCOMES[rule.input.outcome]}
                />
                {rule.text === null && (
                  <Typography component="small" variant="meta" color="textSecondary">
                    not saved yet
                  </Typography>
                )}
              </Stack>
              {onChange && (
                <Stack direction="row" sx={{ ml: 'auto', '& [aria-disabled]': { opacity: 0.4 } }}>
                  <IconButton
                    icon={ChevronUp}
                    label={`Move up: ${text}`}
                    aria-disabled={index === 0 || undefined}
                    onClick={() => index > 0 && move(index, -1)}
                  />
                  <IconButton
                    icon={ChevronDown}
                    label={`Move down: ${text}`}
                    aria-disabled={index === rules.length - 1 || undefined}
                    onClick={() => index < rules.length - 1 && move(index, 1)}
                  />
                  <IconButton
                    icon={Pencil}
                    label={`Change: ${text}`}
                    onClick={() => setAsked(rule)}
                  />
                  <IconButton
                    icon={Trash}
                    label={`Remove: ${text}`}
                    onClick={() => onChange(rules.filter(({ key }) => key !== rule.key))}
                  />
                </Stack>
              )}
            </Stack>
          );
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
      {asked !== null && (
        <RuleDialog
          rule={asked === 'new' ? undefined : asked}
          categories={categories}
          onRule={handleRule}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
