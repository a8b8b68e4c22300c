import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type FormEvent } from 'react';
import type { Picture } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Dialog } from '@/components/dialogs/Dialog';
import { ProgressBar } from '@/components/feedback/ProgressBar';
import { Radio } from '@/components/fields/Radio';
import { TextInput } from '@/components/fields/TextInput';
import { fileProblem, sizeProblem, widestCrop, type Area, type PictureUse } from './pictureFile';
import { ALT_TEXT_HINT, ALT_TEXT_MAX, ALT_TEXT_MISSING } from './altText';
import PosterCrop from './PosterCrop';
import { usePictureFile } from './usePictureFile';
import { usePictureUpload } from './usePictureUpload';
import styles from './PictureDialog.module.css';

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
      <form onSubmit={handleSubmit} noValidate className={styles.form}>
        <DialogTitle id={`${id}-title`}>Add a picture</DialogTitle>
        <DialogContent className={styles.content}>
          <fieldset className={styles.uses} disabled={busy}>
            <legend>Use it as</legend>
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
          </fieldset>
          {problem === null && picture.state === 'loading' && <div className={styles.crop} />}
          {problem === null && picture.state === 'ready' && use === 'poster' && (
            <PosterCrop url={picture.url} image={picture.image} onChange={setArea} />
          )}
          {problem === null && picture.state === 'ready' && use === 'gallery' && (
            <img className={styles.whole} src={picture.url} alt="" />
          )}
          <p role="alert" className={styles.failure}>
            {problem ?? failure}
          </p>
          <TextInput
            label="What the picture shows"
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
            required
            disabled={busy}
            {...(isAltMissing && alt.trim() === '' && { error: ALT_TEXT_MISSING })}
            hint={ALT_TEXT_HINT}
            slotProps={{ htmlInput: { maxLength: ALT_TEXT_MAX } }}
          />
          {busy && (
            <div className={styles.progress}>
              <ProgressBar percent={percent} label="Upload" />
              <p role="status">{percent < 100 ? `${percent} % sent` : 'Being prepared…'}</p>
            </div>
          )}
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
    <label className={styles.use}>
      <Radio name={`${name}-use`} checked={checked} disabled={disabled} onChange={onChoose} />
      {label}
    </label>
  );
}
