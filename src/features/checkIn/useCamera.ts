import { useEffect, useRef, useState } from 'react';
import {
  cameraFailureOf,
  closeCamera,
  hasCameraAccess,
  openCamera,
  type CameraFailure,
} from './camera';

/** Reads the QR code in the current frame; null if there is none. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | null>;

/** The part of the Barcode Detection API that is used here; TypeScript has no types for it. */
interface BarcodeDetectorLike {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetectorLike;
  getSupportedFormats(): Promise<string[]>;
}
declare global {
  interface Window {
    BarcodeDetector?: BarcodeDetectorClass;
  }
}

/** Frame width for decoding, in pixels: enough for a code of 41 modules at arm's length, and fast. */
const READ_WIDTH = 640;

/** Uses the browser's BarcodeDetector if it reads QR codes; otherwise loads jsqr. */
async function createQrReader(): Promise<QrReader> {
  const Detector = window.BarcodeDetector;
  const formats = await Detector?.getSupportedFormats().catch((): string[] => []);
  if (Detector && formats?.includes('qr_code')) {
    const detector = new Detector({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue || null;
  }
  const { default: jsQr } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!context || video.videoWidth === 0) return null;
    const scale = Math.min(1, READ_WIDTH / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return jsQr(data, width, height, { inversionAttempts: 'dontInvert' })?.data || null;
  };
}

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
