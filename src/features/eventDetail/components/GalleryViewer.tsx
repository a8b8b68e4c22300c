import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useState, type KeyboardEvent } from 'react';
import { Dialog } from '@/components/dialogs/Dialog';
import { IconButton } from '@/components/display/Icon';
import type { GalleryPicture } from '@/entities/event/eventView';
import { Poster } from '@/entities/event/Poster';

interface GalleryViewerProps {
  pictures: readonly GalleryPicture[];
  start: number;
  title: string;
  category: string;
  onClose: () => void;
}

/** Dialog with one picture at a time; the arrow keys change it, Escape closes it. */
export default function GalleryViewer({
  pictures,
  start,
  title,
  category,
  onClose,
}: GalleryViewerProps) {
  const [index, setIndex] = useState(start);
  const turn = (by: number) => setIndex((now) => (now + by + pictures.length) % pictures.length);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={handleKeyDown}
      maxWidth="sm"
      fullWidth
      slotProps={{ paper: { 'aria-label': `Gallery of ${title}` } }}
    >
      <Box sx={{ p: '16px 16px 8px' }}>
        <Poster
          key={pictures[index]?.src}
          src={pictures[index]?.src}
          category={category}
          shape="square"
          alt={pictures[index]?.alt || `Picture ${index + 1} of ${title}`}
          sizes="(max-width: 600px) 100vw, 600px"
          eager
        />
        <Stack
          direction="row"
          sx={{
            position: 'relative',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            pt: 1,
          }}
        >
          <IconButton icon={ChevronLeft} label="Previous picture" onClick={() => turn(-1)} />
          <Typography variant="ui" role="status" sx={{ minWidth: 64, textAlign: 'center' }}>
            {index + 1} of {pictures.length}
          </Typography>
          <IconButton icon={ChevronRight} label="Next picture" onClick={() => turn(1)} />
          <IconButton
            icon={X}
            label="Close gallery"
            onClick={onClose}
            sx={{ position: 'absolute', right: 0 }}
          />
        </Stack>
      </Box>
    </Dialog>
  );
}
