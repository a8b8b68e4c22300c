import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorMessage } from '@/api';
import { usePauseEventMutation, useResumeEventMutation } from '@/api/console';
import { IconButton } from '@/components/buttons/IconButton';
import { Menu } from '@/components/dialogs/Menu';
import { Icon } from '@/components/display/Icon';
import { eventPath, paths } from '@/lib/paths';
import { useAppDispatch, useToast } from '@/state';
import { statusLabel } from '../form/statusLabel';
import { selectSaved, useEditor } from '../store/editorSelectors';
import { versionReceived } from '../store/editorSlice';
import styles from './Bars.module.css';

interface TitleBarProps {
  onMove: () => void;
  onCancel: () => void;
}

/** Whose event it is and what state it is in; what pauses, moves or ends it is in the menu. */
export function TitleBar(props: TitleBarProps) {
  const saved = useEditor(selectSaved);
  const title = useEditor(({ values }) => values.title);
  return (
    <header className={styles.title}>
      <Link to={paths.organizeEvents} className={styles.back} aria-label="Events">
        <Icon icon={ArrowLeft} small /> <span>Events</span>
      </Link>
      <h1>{title.trim() || 'Untitled event'}</h1>
      {saved.status === 'draft' ? (
        <span className={styles.draft}>Draft</span>
      ) : (
        <Chip
          size="small"
          color={saved.status === 'paused' ? 'warning' : 'success'}
          label={statusLabel(saved.status)}
        />
      )}
      {saved.status !== 'draft' && <EventMenu {...props} />}
    </header>
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
      toast.error(errorMessage(error, 'This did not work. Please try again.'));
    }
  };
  return (
    <div className={styles.menu}>
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
        <MenuItem onClick={choose(onCancel)} className={styles.danger}>
          Cancel event
        </MenuItem>
      </Menu>
    </div>
  );
}
