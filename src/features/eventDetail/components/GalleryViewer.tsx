import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useState, type KeyboardEvent } from 'react';
import { Dialog } from '@/components/dialogs/Dialog';
import { IconButton } from '@/components/buttons/IconButton';
import type { GalleryPicture } from '@/entities/event/eventView';
import { Poster } from '@/entities/event/Poster';
import styles from './GalleryViewer.module.css';

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
  const handleKeyDown = (press: KeyboardEvent) => {
    if (press.key === 'ArrowLeft') turn(-1);
    if (press.key === 'ArrowRight') turn(1);
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
      <div className={styles.viewer}>
        <Poster
          key={pictures[index]?.src}
          src={pictures[index]?.src}
          category={category}
          shape="square"
          alt={pictures[index]?.alt || `Picture ${index + 1} of ${title}`}
          sizes="(max-width: 600px) 100vw, 600px"
          eager
        />
        <div className={styles.bar}>
          <IconButton icon={ChevronLeft} label="Previous picture" onClick={() => turn(-1)} />
          <p role="status">
            {index + 1} of {pictures.length}
          </p>
          <IconButton icon={ChevronRight} label="Next picture" onClick={() => turn(1)} />
          <IconButton icon={X} label="Close gallery" onClick={onClose} className={styles.close} />
        </div>
      </div>
    </Dialog>
  );
}
