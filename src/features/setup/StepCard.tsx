import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@/components/display/Icon';

interface StepCardProps {
  number: number;
  title: string;
  /** Below the title: of an open step what it is for, of a finished one what it holds. */
  text: ReactNode;
  state: 'done' | 'open' | 'ahead';
  onEdit: () => void;
  /** Beside the title of the open step. */
  action?: ReactNode;
  children?: ReactNode;
}

export function StepSign({ number, state }: Pick<StepCardProps, 'number' | 'state'>) {
  const isOpen = state === 'open';
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 25,
        height: 25,
        border: 1,
        borderColor: state === 'ahead' ? 'line.strong' : 'primary.main',
        borderRadius: '50%',
        bgcolor: isOpen ? 'primary.main' : undefined,
        color: isOpen
          ? 'primary.contrastText'
          : state === 'done'
            ? 'primary.main'
            : 'text.secondary',
        typography: 'label',
      }}
    >
      {state === 'done' ? <Icon icon={Check} small /> : number}
    </Box>
  );
}

/** One step: folded to a line when it is done, and only its name while it is ahead. */
export function StepCard(props: StepCardProps) {
  const { number, title, text, state, onEdit, action, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // The page's own heading is read first; later the keyboard follows to the step that opens.
    if (state === 'open' && !isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [state]);
  const id = `setup-step-${number}`;
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: 0, bgcolor: state === 'ahead' ? 'transparent' : undefined }}
    >
      <Stack
        direction="row"
        sx={{
          flexWrap: { xs: 'wrap', md: 'nowrap' },
          alignItems: { xs: 'flex-start', md: 'center' },
          gap: 2,
          px: 2.5,
          py: 1.75,
        }}
      >
        <StepSign number={number} state={state} />
        <Box sx={{ flex: '1 1 0', minWidth: { xs: '60%', md: 0 } }}>
          <Typography
            id={id}
            component="h2"
            variant="h3"
            ref={heading}
            tabIndex={-1}
            color={state === 'ahead' ? 'textSecondary' : 'textPrimary'}
          >
            {title}
          </Typography>
          <Typography
            component="p"
            variant="meta"
            color="textSecondary"
            sx={{ mt: 0.5, overflowWrap: 'anywhere' }}
          >
            {text}
          </Typography>
        </Box>
        {state === 'open' && action}
        {state === 'done' && (
          <Button variant="text" onClick={onEdit} aria-label={`Edit: ${title}`}>
            Edit
          </Button>
        )}
      </Stack>
      {state === 'open' && children}
    </Card>
  );
}
