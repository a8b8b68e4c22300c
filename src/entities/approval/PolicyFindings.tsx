import Check from 'lucide-react/icons/check';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { PolicyFinding, PolicyOutcome } from '@/api';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import styles from './PolicyFindings.module.css';

const SIGNS = { allow: Check, needs_approval: TriangleAlert, refuse: CircleX } as const;

const WORDS: Record<PolicyOutcome, string> = {
  allow: 'Kept: ',
  needs_approval: 'Exception: ',
  refuse: 'Refused: ',
};

/** What each rule says, with a sign and a word for those who hear it. */
export function PolicyFindings({ findings }: { findings: readonly PolicyFinding[] }) {
  return (
    <ul className={styles.findings}>
      {findings.map(({ kind, outcome, sentence, detail }, index) => (
        <li key={`${kind} ${index}`} data-outcome={outcome}>
          <Icon icon={SIGNS[outcome]} small />
          <span>
            <VisuallyHidden>{WORDS[outcome]}</VisuallyHidden>
            {sentence}
            {detail && <small>{detail}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
