import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SetupCheck } from '@/api';
import { checkText, CHECK_TITLES, isOpen, PAYMENT_CHECKS, STATUS } from './checkTexts';

const INDENT = { xs: 2.5, md: 7.5 };

function Check({ check }: { check: SetupCheck }) {
  const { word, tone } = STATUS[check.status];
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        alignItems: 'center',
        gap: 2,
        pl: INDENT,
        pr: 2.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="h4" variant="ui">
          {CHECK_TITLES[check.name]}
        </Typography>
        <Typography
          component="p"
          variant="meta"
          color="textSecondary"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {checkText(check)}
          {isOpen(check) && (
            <>
              {' Set '}
              {check.variables.map((name, index) => (
                <span key={name}>
                  {index > 0 && ', '}
                  <code>{name}</code>
                </span>
              ))}
              {' and start the server again.'}
            </>
          )}
        </Typography>
      </Box>
      <Chip size="small" color={tone} label={word} />
    </Stack>
  );
}

/** What the server's settings have and lack. Nothing secret is shown or typed here. */
export function ConfigurationChecks({ checks }: { checks: readonly SetupCheck[] }) {
  const payments = checks.filter(({ name }) => PAYMENT_CHECKS.includes(name));
  const others = checks.filter(({ name }) => !PAYMENT_CHECKS.includes(name));
  return (
    <>
      <Group title="Payments" checks={payments} />
      <Group title="Email and addresses" checks={others} />
    </>
  );
}

function Group({ title, checks }: { title: string; checks: readonly SetupCheck[] }) {
  return (
    <>
      <Typography
        component="h3"
        variant="label"
        color="textSecondary"
        sx={{ pl: INDENT, pt: 1.5, pb: 1 }}
      >
        {title}
      </Typography>
      <ul>
        {checks.map((check) => (
          <Check key={check.name} check={check} />
        ))}
      </ul>
    </>
  );
}
