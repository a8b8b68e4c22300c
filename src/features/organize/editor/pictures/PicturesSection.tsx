import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Picture } from '@/api';
import { Icon } from '@/components/display/Icon';
import { lazyPart } from '@/components/lazy/lazyPart';
import { eventUpdateRules } from '@/lib/consoleFormRules.gen';
import { ACCEPT, type PictureUse } from './pictureFile';
import { PictureTile, type TileAction } from './PictureTile';

const PictureDialog = lazyPart(() => import('./PictureDialog'));
const AltTextDialog = lazyPart(async () => ({
  default: (await import('./PictureDialog')).AltTextDialog,
}));

/** docs/product/screens.md#event-page: a gallery has at most 6 pictures. */
const { maxItems: GALLERY_MAX } = eventUpdateRules.gallery;

const dropPlace = {
  position: 'relative',
  display: 'grid',
  flex: '1 1 240px',
  placeItems: 'center',
  alignContent: 'center',
  gap: 0.5,
  minHeight: 160,
  p: 2,
  border: '1px dashed',
  borderColor: 'line.strong',
  borderRadius: 'var(--r-input)',
  cursor: 'pointer',
  textAlign: 'center',
  '&:hover, &[data-over]': { borderColor: 'primary.main', bgcolor: 'background.raised' },
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
} as const;

export interface EventPictures {
  /** Null for the one that Foyer draws. */
  poster: Picture | null;
  gallery: readonly Picture[];
}

interface PicturesSectionProps {
  value: EventPictures;
  onChange: (value: EventPictures) => void;
  /** The address of the poster that Foyer draws. */
  drawnPoster: string;
  category: string | null;
  /** What the server said about them. */
  problem?: string | undefined;
}

/** Poster and gallery of an event: dropped, pasted or chosen, described, put in order, removed. */
export function PicturesSection(props: PicturesSectionProps) {
  const { value, onChange, drawnPoster, category, problem } = props;
  const { poster, gallery } = value;
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [described, setDescribed] = useState<'poster' | number | null>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const [announcement, announce] = useState('');
  const [file] = waiting;

  const take = (files: FileList | null | undefined) => {
    if (files && files.length > 0) setWaiting((before) => [...before, ...files]);
  };
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData?.files;
    if (!files || files.length === 0) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handlePaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);

  const nextFile = () => setWaiting((before) => before.slice(1));
  const handleDone = (use: PictureUse, picture: Picture) => {
    nextFile();
    announce(use === 'poster' ? 'The poster is set.' : 'The picture is in the gallery.');
    if (use === 'poster') onChange({ ...value, poster: picture });
    else {
      // The same file again has the same hash: once is enough.
      const others = gallery.filter(({ hash }) => hash !== picture.hash);
      onChange({ ...value, gallery: [...others, picture] });
    }
  };
  const move = (from: number, to: number) => {
    const moved = gallery.filter((_, index) => index !== from);
    const picture = gallery[from];
    if (!picture) return;
    moved.splice(to, 0, picture);
    announce(`Picture ${to + 1} of ${gallery.length}.`);
    onChange({ ...value, gallery: moved });
  };
  const handleAltText = (alt: string) => {
    setDescribed(null);
    if (described === 'poster') onChange({ ...value, poster: poster && { ...poster, alt } });
    else {
      const next = gallery.map((one, index) => (index === described ? { ...one, alt } : one));
      onChange({ ...value, gallery: next });
    }
  };

  const actionsOf = (index: number): TileAction[] => [
    { label: 'Edit description', onChoose: () => setDescribed(index) },
    ...(index > 0 ? [{ label: 'Move forward', onChoose: () => move(index, index - 1) }] : []),
    ...(index < gallery.length - 1
      ? [{ label: 'Move back', onChoose: () => move(index, index + 1) }]
      : []),
    {
      label: 'Remove',
      onChoose: () => {
        announce('The picture is removed.');
        onChange({ ...value, gallery: gallery.filter((_, at) => at !== index) });
      },
    },
  ];
  const posterActions: TileAction[] = [
    { label: 'Edit description', onChoose: () => setDescribed('poster') },
    {
      label: 'Remove',
      onChoose: () => {
        announce('The poster is removed. Foyer’s artwork is used instead.');
        onChange({ ...value, poster: null });
      },
    },
  ];
  const picture = described === 'poster' ? poster : described !== null ? gallery[described] : null;

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
        <PictureTile
          name="poster"
          src={poster?.src ?? drawnPoster}
          alt={poster?.alt ?? 'Poster drawn by Foyer'}
          category={category}
          shape="poster"
          note={poster ? 'Poster' : 'Foyer’s art'}
          actions={poster ? posterActions : []}
        />
        <Box component="ul" sx={{ display: 'contents' }} aria-label="Gallery">
          {gallery.map((picture, index) => (
            <li key={picture.hash}>
              <PictureTile
                name={`picture ${index + 1}`}
                src={picture.src}
                alt={picture.alt}
                category={category}
                shape="square"
                actions={actionsOf(index)}
              />
            </li>
          ))}
        </Box>
        <Box
          component="label"
          sx={dropPlace}
          data-over={isDraggedOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setDraggedOver(true);
          }}
          onDragLeave={() => setDraggedOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setDraggedOver(false);
            take(event.dataTransfer.files);
          }}
        >
          <Icon icon={ImagePlus} />
          <Typography variant="ui">Drop pictures here</Typography>
          <Typography variant="meta" color="textSecondary">
            or choose or paste files · JPEG, PNG, WebP, AVIF, 10 MB each
          </Typography>
          <input
            type="file"
            accept={ACCEPT}
            multiple
            aria-label="Choose pictures"
            onChange={(event) => {
              take(event.target.files);
              // The same file may be chosen again.
              event.target.value = '';
            }}
          />
        </Box>
      </Stack>
      <Typography
        role="alert"
        component="p"
        variant="meta"
        color="error"
        sx={{ mt: 1, '&:empty': { display: 'none' } }}
      >
        {problem}
      </Typography>
      <Typography
        role="status"
        component="p"
        variant="meta"
        color="textSecondary"
        sx={{ mt: 1, minHeight: 19 }}
      >
        {announcement}
      </Typography>
      {file && (
        <PictureDialog
          key={`${waiting.length} ${file.name}`}
          file={file}
          suggested={poster && gallery.length < GALLERY_MAX ? 'gallery' : 'poster'}
          galleryFull={gallery.length >= GALLERY_MAX}
          onDone={handleDone}
          onClose={nextFile}
        />
      )}
      {picture && (
        <AltTextDialog
          alt={picture.alt}
          onDone={handleAltText}
          onClose={() => setDescribed(null)}
        />
      )}
    </>
  );
}
