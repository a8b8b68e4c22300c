import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Moon from 'lucide-react/icons/moon';
import type { SetupConfiguration } from '@/api';
import { IconButton } from '@/components/display/Icon';
import { DefinitionList } from '@/components/display/DefinitionList';
import { Logo } from '@/components/display/Logo';
import { themeToggled, useAppDispatch } from '@/state';
import { STEPS } from './setupFields';
import { StepSign } from './StepCard';

interface SetupAsideProps {
  configuration: SetupConfiguration;
  stateOf: (step: number) => 'done' | 'open' | 'ahead';
}

/** What the page is for, how far it is, and where this Foyer runs. */
export function SetupAside({ configuration, stateOf }: SetupAsideProps) {
  return (
    <div>
      <Typography variant="h1">Before the doors open</Typography>
      <Typography color="textSecondary" sx={{ mt: 2.5 }}>
        Four short steps, about five minutes. Everything here can be changed later.
      </Typography>
      <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
        <Stack component="ol" sx={{ gap: 3, my: 5 }}>
          {STEPS.map((title, index) => {
            const state = stateOf(index);
            return (
              <Stack
                component="li"
                key={title}
                direction="row"
                aria-current={state === 'open' ? 'step' : undefined}
                sx={{
                  alignItems: 'center',
                  gap: 1.75,
                  typography: state === 'ahead' ? 'body2' : 'ui',
                  color: state === 'ahead' ? 'text.secondary' : 'text.primary',
                }}
              >
                <StepSign number={index + 1} state={state} />
                {title}
              </Stack>
            );
          })}
        </Stack>
        <DefinitionList
          layout="rows"
          items={[
            {
              term: 'Database',
              value:
                configuration.database === 'embedded' ? 'Built in, empty' : 'PostgreSQL, empty',
            },
            { term: 'Address', value: configuration.public_url },
            { term: 'Time zone', value: 'Asia/Kolkata, IST' },
          ]}
        />
      </Box>
    </div>
  );
}

export function SetupHeader() {
  const dispatch = useAppDispatch();
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        justifyContent: 'space-between',
        height: 'var(--header-h)',
        px: 3,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Logo />
      <IconButton
        icon={Moon}
        label="Switch between light and dark"
        onClick={() => dispatch(themeToggled())}
      />
    </Stack>
  );
}
