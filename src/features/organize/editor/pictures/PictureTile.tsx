import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { IconButton } from '@/components/display/Icon';
import Menu from '@mui/material/Menu';
import { Poster } from '@/entities/event/Poster';

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
    <Box sx={{ position: 'relative', width: 128 }} data-shape={shape}>
      <Poster src={src} alt={alt} category={category} shape={shape} sizes="160px" />
      {note && (
        <Chip
          size="small"
          label={note}
          sx={{ position: 'absolute', left: 8, bottom: 8, bgcolor: 'background.default' }}
        />
      )}
      {actions.length > 0 && (
        <IconButton
          icon={Ellipsis}
          label={`Change ${name}`}
          sx={{
            position: 'absolute',
            top: 4,
            right: 4,
            width: 32,
            height: 32,
            borderRadius: 'var(--r-full)',
            bgcolor: 'background.default',
            '@media (pointer: coarse)': { width: 44, height: 44 },
          }}
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
    </Box>
  );
}
