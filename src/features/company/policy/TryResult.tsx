import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PolicyCheck } from '@/api';
import { DefinitionList } from '@/components/display/DefinitionList';
import { formatDateTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { OUTCOME_TONES, OUTCOMES } from './ruleText';

/** What would happen, what says so, and who would decide. */
export function TryResult({ check }: { check: PolicyCheck }) {
  const { outcome, findings, total, currency, deadline, remaining_after: rest } = check;
  const money = (amount: string) => formatMoney(amount, currency);
  const deciders = deciderWords(check);
  return (
    <Stack sx={{ gap: 1.5, mt: 2.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="p" variant="ui">
        <Chip size="small" color={OUTCOME_TONES[outcome]} label={OUTCOMES[outcome]} />{' '}
        {headline(check)}
      </Typography>
      {findings.length > 0 && (
        <Stack component="ul" aria-label="Why" sx={{ gap: 1 }}>
          {findings.map((finding) => (
            <Box
              component="li"
              key={`${finding.kind} ${finding.sentence}`}
              sx={{ pl: 1.5, borderLeft: 2, borderColor: 'line.strong', typography: 'body2' }}
            >
              {finding.sentence}
              {finding.detail && (
                <Typography variant="meta" color="textSecondary" sx={{ display: 'block' }}>
                  {finding.detail}
                </Typography>
              )}
            </Box>
          ))}
        </Stack>
      )}
      <DefinitionList
        layout="rows"
        items={[
          { term: 'Total, with fee and GST', value: money(total) },
          ...(rest === null ? [] : [{ term: 'Budget left after it', value: money(rest) }]),
          ...(deciders ? [{ term: 'Decided by', value: deciders }] : []),
          ...(outcome === 'needs_approval' && deadline
            ? [{ term: 'Seats would be held until', value: formatDateTime(deadline) }]
            : []),
        ]}
      />
    </Stack>
  );
}

function headline({ outcome, pays_on_account: onAccount }: PolicyCheck): string {
  switch (outcome) {
    case 'allow':
      return 'It can be paid at once.';
    case 'needs_approval':
      return onAccount ? 'Approving it pays on account.' : 'After the approval the person pays.';
    case 'refuse':
      return 'It could not be bought.';
  }
}

/** `Vikram Rao, then a company admin` */
function deciderWords({ deciders, needs_admin: needsAdmin }: PolicyCheck): string {
  const names = deciders.map(({ name }) => name).join(' or ');
  return [names, needsAdmin && 'a company admin'].filter(Boolean).join(', then ');
}
