import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type FormEvent } from 'react';
import type { Picture } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { Dialog } from '@/components/dialogs/Dialog';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { ProgressBar } from '@/components/feedback/ProgressBar';
import { Radio } from '@/components/fields/RadioList';
import { TextInput } from '@/components/fields/TextInput';
import { pictureChoiceRules } from '@/lib/consoleFormRules.gen';
import { fileProblem, sizeProblem, widestCrop, type Area, type PictureUse } from './pictureFile';
import PosterCrop, { cropFrame } from './PosterCrop';
import { usePictureFile, usePictureUpload } from './usePictureUpload';

const ALT_TEXT_HINT = 'For people who cannot see it, such as: A band on a stage by the sea.';
const ALT_TEXT_MISSING = 'Describe the picture.';

interface PictureDialogProps {
  file: File;
  /** How it is used unless the person says otherwise. */
  suggested: PictureUse;
  galleryFull: boolean;
  onDone: (use: PictureUse, picture: Picture) => void;
  onClose: () => void;
}

const UNREADABLE = 'This picture is damaged or incomplete. Save it again, or choose another one.';

/** Crops, describes and uploads one picture. */
export default function PictureDialog(props: PictureDialogProps) {
  const { file, suggested, galleryFull, onDone, onClose } = props;
  const id = useId();
  const picture = usePictureFile(file);
  const { send, cancel, percent, failure } = usePictureUpload();
  const [use, setUse] = useState(suggested);
  const [area, setArea] = useState<Area | null>(null);
  const [alt, setAlt] = useState('');
  const [isAltMissing, setAltMissing] = useState(false);

  const size =
    picture.state === 'ready'
      ? { width: picture.image.naturalWidth, height: picture.image.naturalHeight }
      : null;
  const unreadable = picture.state === 'unreadable' ? UNREADABLE : null;
  const problem = fileProblem(file) ?? unreadable ?? (size && sizeProblem(size, use));
  const busy = percent !== null;

  const handleClose = () => {
    cancel();
    onClose();
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // The editor's own form must not send itself.
    event.stopPropagation();
    const altText = alt.trim();
    setAltMissing(altText === '');
    if (altText === '' || problem !== null || busy || picture.state !== 'ready' || !size) return;
    const chosen = use === 'poster' ? (area ?? widestCrop(size)) : null;
    const sent = await send({ file, image: picture.image, area: chosen, alt: altText });
    if (sent) onDone(use, sent);
  };

  return (
    <Dialog
      open
      onClose={busy ? undefined : handleClose}
      onKeyDown={(event) => event.stopPropagation()}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
    >
      <form onSubmit={handleSubmit} noValidate>
        <DialogTitle id={`${id}-title`}>Add a picture</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Box
              component="fieldset"
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}
              disabled={busy}
            >
              <Typography component="legend" variant="label">
                Use it as
              </Typography>
              <UseOption
                name={id}
                label="Poster"
                checked={use === 'poster'}
                onChoose={() => setUse('poster')}
              />
              <UseOption
                name={id}
                label={galleryFull ? 'Gallery (full)' : 'Gallery'}
                checked={use === 'gallery'}
                disabled={galleryFull}
                onChoose={() => setUse('gallery')}
              />
            </Box>
            {problem === null && picture.state === 'loading' && <Box sx={cropFrame} />}
            {problem === null && picture.state === 'ready' && use === 'poster' && (
              <PosterCrop url={picture.url} image={picture.image} onChange={setArea} />
            )}
            {problem === null && picture.state === 'ready' && use === 'gallery' && (
              <Box
                component="img"
                sx={{
                  maxWidth: '100%',
                  maxHeight: 'min(420px, 50vh)',
                  mx: 'auto',
                  borderRadius: 'var(--r-poster)',
                }}
                src={picture.url}
                alt=""
              />
            )}
            <Typography
              role="alert"
              component="p"
              variant="ui"
              color="error"
              sx={{ '&:empty': { display: 'none' } }}
            >
              {problem ?? failure}
            </Typography>
            <TextInput
              label="What the picture shows"
              value={alt}
              onChange={(event) => setAlt(event.target.value)}
              required
              disabled={busy}
              {...(isAltMissing && alt.trim() === '' && { error: ALT_TEXT_MISSING })}
              hint={ALT_TEXT_HINT}
              maxLength={pictureChoiceRules.alt.maxLength}
            />
            {busy && (
              <Stack spacing={0.75} sx={{ typography: 'meta' }}>
                <ProgressBar percent={percent} label="Upload" />
                <p role="status">{percent < 100 ? `${percent} % sent` : 'Being prepared…'}</p>
              </Stack>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={handleClose}>{busy ? 'Cancel upload' : 'Cancel'}</Button>
          <BusyButton type="submit" variant="contained" busy={busy} disabled={problem !== null}>
            Add picture
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface UseOptionProps {
  name: string;
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
}

function UseOption({ name, label, checked, disabled = false, onChoose }: UseOptionProps) {
  return (
    <Stack
      component="label"
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', minHeight: 44, typography: 'ui', cursor: 'pointer' }}
    >
      <Radio name={`${name}-use`} checked={checked} disabled={disabled} onChange={onChoose} />
      {label}
    </Stack>
  );
}

interface AltTextDialogProps {
  alt: string;
  onDone: (alt: string) => void;
  onClose: () => void;
}

/** Changes the alt text of a picture. */
export function AltTextDialog({ alt, onDone, onClose }: AltTextDialogProps) {
  const [text, setText] = useState(alt);
  const [isMissing, setMissing] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const trimmed = text.trim();
    setMissing(trimmed === '');
    if (trimmed !== '') onDone(trimmed);
  };
  return (
    <FormDialog
      title="What the picture shows"
      submitLabel="Keep"
      busy={false}
      failure={null}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextInput
        label="What the picture shows"
        value={text}
        onChange={(event) => setText(event.target.value)}
        required
        {...(isMissing && text.trim() === '' && { error: ALT_TEXT_MISSING })}
        hint={ALT_TEXT_HINT}
        maxLength={pictureChoiceRules.alt.maxLength}
      />
    </FormDialog>
  );
}
