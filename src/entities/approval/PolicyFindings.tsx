import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Check from 'lucide-react/icons/check';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { PolicyFinding, PolicyOutcome } from '@/api';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';

const SIGNS = { allow: Check, needs_approval: TriangleAlert, refuse: CircleX } as const;
const COLOURS = { allow: 'success', needs_approval: 'warning', refuse: 'error' } as const;

const WORDS: Record<PolicyOutcome, string> = {
  allow: 'Kept: ',
  needs_approval: 'Exception: ',
  refuse: 'Refused: ',
};

/** What each rule says, with a sign and a word for those who hear it. */
export function PolicyFindings({ findings }: { findings: readonly PolicyFinding[] }) {
  return (
    <Stack component="ul" sx={{ gap: 1.5, typography: 'body2', overflowWrap: 'anywhere' }}>
      {findings.map(({ kind, outcome, sentence, detail }, index) => (
        <Stack
          component="li"
          key={`${kind} ${index}`}
          direction="row"
          sx={{ gap: 1.5, '& > svg': { mt: 0.25, color: `${COLOURS[outcome]}.main` } }}
        >
          <Icon icon={SIGNS[outcome]} small />
          <span>
            <VisuallyHidden>{WORDS[outcome]}</VisuallyHidden>
            {sentence}
            {detail && (
              <Typography variant="meta" color="textSecondary" sx={{ display: 'block' }}>
                {detail}
              </Typography>
            )}
          </span>
        </Stack>
      ))}
    </Stack>
  );
}
