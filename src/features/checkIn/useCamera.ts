import { useEffect, useRef, useState } from 'react';
import {
  cameraFailureOf,
  closeCamera,
  hasCameraAccess,
  openCamera,
  type CameraFailure,
} from './camera';
import { createQrReader, type QrReader } from './qrReader';

export type CameraState =
  { is: 'off' } | { is: 'starting' } | { is: 'on' } | { is: 'failed'; why: CameraFailure };

/** Between two looks at the picture, in milliseconds. */
const LOOK_PAUSE = 120;

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_PAUSE));

/**
 * The camera while it is wanted and the page is seen: it is let go on leaving, and while another
 * tab or program stands in front.
 *
 * @param onCode hears every code in every picture, repeats too
 */
export function useCamera(onCode: (text: string) => void) {
  const [state, setState] = useState<CameraState>({ is: 'off' });
  const [wanted, setWanted] = useState(false);
  const seen = useIsPageSeen();
  const videoRef = useRef<HTMLVideoElement>(null);
  const hear = useRef(onCode);
  useEffect(() => {
    hear.current = onCode;
  });

  const running = wanted && seen;
  useEffect(() => {
    if (!running) return;
    const life = new AbortController();
    const fail = (why: CameraFailure) => {
      setWanted(false);
      setState({ is: 'failed', why });
    };

    async function run() {
      if (!hasCameraAccess()) return fail('insecure');
      try {
        const stream = await openCamera();
        life.signal.addEventListener('abort', () => closeCamera(stream));
        const video = videoRef.current;
        if (life.signal.aborted || !video) return closeCamera(stream);
        const read = await createQrReader();
        video.srcObject = stream;
        await video.play();
        setState({ is: 'on' });
        await watch(video, read, life.signal, (text) => hear.current(text));
      } catch (error) {
        // Leaving cuts off what is under way: nothing has failed then.
        if (!life.signal.aborted) fail(cameraFailureOf(error));
      }
    }
    void run();
    return () => life.abort();
  }, [running]);

  const start = () => {
    setState({ is: 'starting' });
    setWanted(true);
  };
  const stop = () => {
    setState({ is: 'off' });
    setWanted(false);
  };
  return { state, start, stop, videoRef };
}

async function watch(
  video: HTMLVideoElement,
  read: QrReader,
  signal: AbortSignal,
  onCode: (text: string) => void,
): Promise<void> {
  while (!signal.aborted) {
    // A picture that cannot be read is followed by the next.
    const text = await read(video).catch(() => null);
    if (text !== null && !signal.aborted) onCode(text);
    await pause();
  }
}

function useIsPageSeen(): boolean {
  const [seen, setSeen] = useState(true);
  useEffect(() => {
    const look = () => setSeen(document.visibilityState !== 'hidden');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return seen;
}
