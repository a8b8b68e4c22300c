import Button from '@mui/material/Button';
import Camera from 'lucide-react/icons/camera';
import CameraOff from 'lucide-react/icons/camera-off';
import Flashlight from 'lucide-react/icons/flashlight';
import { memo, useState } from 'react';
import { Icon } from '@/components/display/Icon';
import { BusyButton } from '@/components/fields/BusyButton';
import { cx } from '@/lib/cx';
import { cameraFailureText, type Torch } from '../camera';
import { createRepeatFilter } from '../checkInRules';
import type { Outcome } from '../device/door';
import { useCamera } from '../useCamera';
import styles from './CameraView.module.css';

/** A code counts as one scan until this many milliseconds after it was last in view, or answered. */
const SAME_CODE_TIMEOUT_MS = 3000;

interface CameraViewProps {
  /** Undefined when the code was not checked, because another one was. */
  onCode: (text: string) => Promise<Outcome | undefined>;
}

/** The camera's picture; the camera starts only when its button is pressed. */
export const CameraView = memo(function CameraView({ onCode }: CameraViewProps) {
  const [repeats] = useState(() => createRepeatFilter(SAME_CODE_TIMEOUT_MS));
  const { state, start, stop, videoRef, torch } = useCamera(async (text) => {
    if (!repeats.isNew(text, Date.now())) return;
    const outcome = await onCode(text);
    // From the answer on: a slow check must not make the code that is still in view new again.
    if (outcome) repeats.keep(text, Date.now());
    else repeats.forget(text);
  });
  const on = state.is === 'on';
  return (
    <section aria-label="Camera" className={styles.camera}>
      <div className={cx(styles.frame, on && styles.on)}>
        <video
          ref={videoRef}
          className={styles.video}
          aria-label="Picture of the camera"
          playsInline
          muted
        />
        {on ? (
          <span className={styles.aim} aria-hidden />
        ) : (
          <div className={styles.off}>
            <Icon icon={state.is === 'failed' ? CameraOff : Camera} />
            <p role={state.is === 'failed' ? 'alert' : undefined}>
              {state.is === 'failed'
                ? cameraFailureText[state.why]
                : state.is === 'starting'
                  ? 'Starting the camera…'
                  : 'The camera is off.'}
            </p>
          </div>
        )}
      </div>
      {torch && <TorchButton light={torch.light} />}
      {state.is === 'on' || state.is === 'starting' ? (
        <Button fullWidth onClick={stop}>
          Stop camera
        </Button>
      ) : (
        <Button fullWidth onClick={start}>
          <Icon icon={Camera} small /> Scan with the camera
        </Button>
      )}
    </section>
  );
});

function TorchButton({ light }: { light: Torch }) {
  const [isOn, setIsOn] = useState(false);
  const toggle = async () => {
    await light(!isOn);
    setIsOn(!isOn);
  };
  return (
    <BusyButton fullWidth aria-pressed={isOn} onClick={toggle}>
      <Icon icon={Flashlight} small /> {isOn ? 'Turn the light off' : 'Turn the light on'}
    </BusyButton>
  );
}
