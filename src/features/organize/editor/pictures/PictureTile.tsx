import MenuItem from '@mui/material/MenuItem';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { IconButton } from '@/components/buttons/IconButton';
import { Menu } from '@/components/dialogs/Menu';
import { Poster } from '@/entities/event/Poster';
import styles from './PicturesSection.module.css';

export interface TileAction {
  label: string;
  onChoose: () => void;
}

interface PictureTileProps {
  /** `poster`, or `picture 2`. */
  name: string;
  src: string;
  alt: string;
  category: string | null;
  shape: 'poster' | 'square';
  /** Below the picture. */
  note?: string;
  actions: readonly TileAction[];
}

/** One picture of the event with what can be done with it. */
export function PictureTile(props: PictureTileProps) {
  const { name, src, alt, category, shape, note, actions } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const handleClose = () => setAnchor(null);
  return (
    <div className={styles.tile} data-shape={shape}>
      <Poster src={src} alt={alt} category={category} shape={shape} sizes="160px" />
      {note && <span className={styles.note}>{note}</span>}
      {actions.length > 0 && (
        <IconButton
          icon={Ellipsis}
          label={`Change ${name}`}
          className={styles.more}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        />
      )}
      {anchor && (
        <Menu open anchorEl={anchor} onClose={handleClose}>
          {actions.map(({ label, onChoose }) => (
            <MenuItem
              key={label}
              onClick={() => {
                handleClose();
                onChoose();
              }}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
}
