import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SetupCheck } from '@/api';
import type { Tone } from '@/theme/tone';

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

const CHECK_TITLES: Readonly<Record<SetupCheck['name'], string>> = {
  razorpay: 'Razorpay',
  stripe: 'Stripe',
  sandbox: 'Sandbox',
  mail: 'Outgoing email',
  sender: 'Sender',
  support: 'Support address',
  address: 'Public address',
  seller: 'Seller of the platform',
};

const PAYMENT_CHECKS: readonly SetupCheck['name'][] = ['razorpay', 'stripe', 'sandbox'];

const STATUS: Readonly<Record<SetupCheck['status'], { word: string; tone: Tone }>> = {
  ready: { word: 'Ready', tone: 'success' },
  test: { word: 'Test', tone: 'info' },
  attention: { word: 'Needs attention', tone: 'warning' },
  not_set: { word: 'Not set', tone: 'default' },
  off: { word: 'Off', tone: 'default' },
};

type Texts = Partial<Record<SetupCheck['status'], (value: string) => string>>;

const gateway: Texts = {
  ready: (value) => `Live key ending ${value}.`,
  test: (value) => `Test key ending ${value}. No real money moves.`,
  not_set: () => 'People cannot pay with it yet.',
};

const TEXTS: Readonly<Record<SetupCheck['name'], Texts>> = {
  razorpay: gateway,
  stripe: gateway,
  sandbox: {
    off: () => 'Off, because a gateway is set. No real money moves in it.',
    test: () => 'Every payment succeeds, and no real money moves.',
  },
  mail: {
    ready: (value) => `Sent by ${value}.`,
    attention: () => 'Until it is set, messages wait in the outbox folder.',
  },
  sender: {
    ready: (value) => `Emails come from ${value}.`,
    attention: (value) => `Emails come from ${value}, an example address that nobody reads.`,
  },
  support: {
    ready: (value) => `${value} receives contact messages.`,
    attention: (value) => `${value} is an example that nobody reads.`,
  },
  address: {
    ready: (value) => `People reach Foyer at ${value}.`,
    attention: (value) => `Links in emails lead to ${value}, which only this machine can open.`,
  },
  seller: {
    ready: (value) => `${value} stands on invoices of events without an organizer.`,
    test: (value) => `${value}, an invented company, sells events without an organizer.`,
    attention: () => 'Events without an organizer get no invoice until all four are set.',
  },
};

const checkText = ({ name, status, value }: SetupCheck): string =>
  TEXTS[name][status]?.(value ?? '') ?? '';

/** Whether the variables to set are named. */
const isOpen = ({ name, status }: SetupCheck): boolean =>
  status === 'not_set' || status === 'attention' || (status === 'test' && name === 'seller');

/** What is missing most, for the foot of the step. */
export function warningOf(checks: readonly SetupCheck[]): string | null {
  const lacks = (name: SetupCheck['name']) =>
    checks.some((check) => check.name === name && check.status === 'attention');
  if (lacks('mail')) {
    return 'Without email nobody can confirm a sign-up. You can go on and add it later.';
  }
  return null;
}

/** The step in one line, when it is done. */
export function checksSummary(checks: readonly SetupCheck[]): string {
  const ready = checks.filter(
    ({ name, status }) =>
      PAYMENT_CHECKS.includes(name) && (status === 'ready' || status === 'test'),
  );
  const mail = checks.find(({ name }) => name === 'mail');
  const pays = ready.map(({ name }) => CHECK_TITLES[name]).join(' and ');
  const mails = mail?.status === 'ready' ? 'email is ready' : 'email waits for SMTP_URL';
  return `${pays || 'No gateway'} · ${mails}`;
}
