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
  | { is: 'off' }
  | { is: 'starting' }
  | { is: 'on' }
  | { is: 'failed'; why: CameraFailure };

/** Milliseconds between two frames that are read. */
const SCAN_INTERVAL_MS = 120;

const pause = () => new Promise((resolve) => setTimeout(resolve, SCAN_INTERVAL_MS));

/**
 * Runs the camera while it is requested and the page is visible; leaving the page or hiding the tab
 * releases it.
 *
 * @param onCode called with every code in every frame, also for repeated ones
 */
export function useCamera(onCode: (text: string) => void) {
  const [state, setState] = useState<CameraState>({ is: 'off' });
  const [requested, setRequested] = useState(false);
  const visible = usePageVisible();
  const videoRef = useRef<HTMLVideoElement>(null);
  const latestOnCode = useRef(onCode);
  useEffect(() => {
    latestOnCode.current = onCode;
  });

  const running = requested && visible;
  useEffect(() => {
    if (!running) return;
    const aborter = new AbortController();
    const fail = (why: CameraFailure) => {
      setRequested(false);
      setState({ is: 'failed', why });
    };

    async function run() {
      if (!hasCameraAccess()) return fail('insecure');
      try {
        const stream = await openCamera();
        aborter.signal.addEventListener('abort', () => closeCamera(stream));
        const video = videoRef.current;
        if (aborter.signal.aborted || !video) return closeCamera(stream);
        const read = await createQrReader();
        video.srcObject = stream;
        await video.play();
        setState({ is: 'on' });
        await watch(video, read, aborter.signal, (text) => latestOnCode.current(text));
      } catch (error) {
        // Leaving the page aborts the start; that is not a failure.
        if (!aborter.signal.aborted) fail(cameraFailureOf(error));
      }
    }
    void run();
    return () => aborter.abort();
  }, [running]);

  const start = () => {
    setState({ is: 'starting' });
    setRequested(true);
  };
  const stop = () => {
    setState({ is: 'off' });
    setRequested(false);
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
    // A frame that cannot be read is skipped.
    const text = await read(video).catch(() => null);
    if (text !== null && !signal.aborted) onCode(text);
    await pause();
  }
}

function usePageVisible(): boolean {
  const [visible, setVisible] = useState(true);
  useEffect(() => {
    const update = () => setVisible(document.visibilityState !== 'hidden');
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return visible;
}
