import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorMessage } from '@/api';
import { usePauseEventMutation, useResumeEventMutation } from '@/api/console';
import { IconButton, Icon } from '@/components/display/Icon';
import Menu from '@mui/material/Menu';
import { eventPath, paths } from '@/lib/paths';
import { useAppDispatch, useToast } from '@/state';
import { statusLabel } from '../form/statusLabel';
import { selectSaved, useEditor } from '../store/editorSelectors';
import { versionReceived } from '../store/editorSlice';

interface TitleBarProps {
  onMove: () => void;
  onCancel: () => void;
}

/** Whose event it is and what state it is in; what pauses, moves or ends it is in the menu. */
export function TitleBar(props: TitleBarProps) {
  const saved = useEditor(selectSaved);
  const title = useEditor(({ values }) => values.title);
  return (
    <Stack
      component="header"
      direction="row"
      sx={{
        position: 'sticky',
        zIndex: 4,
        top: 'var(--header-h)',
        alignItems: 'center',
        gap: 1.75,
        minHeight: 60,
        px: 'var(--gutter)',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <Button
        to={paths.organizeEvents}
        component={Link}
        variant="text"
        color="secondary"
        sx={{ minWidth: 44, color: 'text.secondary' }}
        aria-label="Events"
      >
        <Icon icon={ArrowLeft} small />{' '}
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          Events
        </Box>
      </Button>
      <Typography variant="h3" component="h1" noWrap>
        {title.trim() || 'Untitled event'}
      </Typography>
      {saved.status === 'draft' ? (
        <Chip size="small" variant="outlined" label="Draft" />
      ) : (
        <Chip
          size="small"
          color={saved.status === 'paused' ? 'warning' : 'success'}
          label={statusLabel(saved.status)}
        />
      )}
      {saved.status !== 'draft' && <EventMenu {...props} />}
    </Stack>
  );
}

function EventMenu({ onMove, onCancel }: TitleBarProps) {
  const dispatch = useAppDispatch();
  const saved = useEditor(selectSaved);
  const toast = useToast();
  const [pause] = usePauseEventMutation();
  const [resume] = useResumeEventMutation();
  const [at, setAt] = useState<HTMLElement | null>(null);
  const isPaused = saved.status === 'paused';
  const choose = (act: () => void) => () => {
    setAt(null);
    act();
  };
  const toggle = async () => {
    try {
      dispatch(versionReceived(await (isPaused ? resume : pause)({ id: saved.id }).unwrap()));
      toast.success(isPaused ? 'Tickets are on sale again.' : 'Nobody can book until you resume.');
    } catch (error) {
      toast.error(errorMessage(error, 'Something went wrong. Please try again.'));
    }
  };
  return (
    <Box sx={{ ml: 'auto' }}>
      <IconButton
        icon={Ellipsis}
        label="More for this event"
        aria-haspopup="menu"
        aria-expanded={at !== null}
        onClick={(event) => setAt(event.currentTarget)}
      />
      <Menu open={at !== null} anchorEl={at} onClose={() => setAt(null)}>
        <MenuItem component={Link} to={eventPath(saved.id)}>
          View the event page
        </MenuItem>
        <MenuItem onClick={choose(() => void toggle())}>
          {isPaused ? 'Resume sales' : 'Pause sales'}
        </MenuItem>
        <Divider />
        <MenuItem onClick={choose(onMove)}>Move to another date</MenuItem>
        <MenuItem onClick={choose(onCancel)} sx={{ color: 'error.main' }}>
          Cancel event
        </MenuItem>
      </Menu>
    </Box>
  );
}
