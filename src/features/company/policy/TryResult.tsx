import Chip from '@mui/material/Chip';
import type { PolicyCheck } from '@/api';
import { DefinitionList } from '@/components/display/DefinitionList';
import { formatDateTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { OUTCOMES } from './ruleText';
import styles from './TryResult.module.css';

const TONES = { allow: 'success', needs_approval: 'primary', refuse: 'error' } as const;

/** What would happen, what says so, and who would decide. */
export function TryResult({ check }: { check: PolicyCheck }) {
  const { outcome, findings, total, currency, deadline, remaining_after: rest } = check;
  const money = (amount: string) => formatMoney(amount, currency);
  const deciders = deciderWords(check);
  return (
    <div className={styles.result}>
      <p className={styles.head}>
        <Chip size="small" color={TONES[outcome]} label={OUTCOMES[outcome]} /> {headline(check)}
      </p>
      {findings.length > 0 && (
        <ul aria-label="Why">
          {findings.map((finding) => (
            <li key={`${finding.kind} ${finding.sentence}`}>
              {finding.sentence}
              {finding.detail && <small>{finding.detail}</small>}
            </li>
          ))}
        </ul>
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
    </div>
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
