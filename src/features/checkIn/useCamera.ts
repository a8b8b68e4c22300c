import { useEffect, useRef, useState } from 'react';
import {
  cameraFailureOf,
  closeCamera,
  hasCameraAccess,
  openCamera,
  torchOf,
  type CameraFailure,
  type Torch,
} from './camera';

interface QrReader {
  /** The QR code in the current frame; null if there is none. */
  read: (video: HTMLVideoElement) => Promise<string | null>;
  close: () => void;
}

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

/** Uses the browser's BarcodeDetector if it reads QR codes; otherwise starts a worker with the `qr` package. */
async function createQrReader(): Promise<QrReader> {
  const Detector = window.BarcodeDetector;
  const formats = await Detector?.getSupportedFormats().catch((): string[] => []);
  if (Detector && formats?.includes('qr_code')) {
    const detector = new Detector({ formats: ['qr_code'] });
    return {
      read: async (video) => (await detector.detect(video))[0]?.rawValue || null,
      close: () => {},
    };
  }
  const worker = new Worker(new URL('./qrWorker.ts', import.meta.url), { type: 'module' });
  return {
    read: async (video) => {
      if (video.videoWidth === 0) return null;
      const frame = await createImageBitmap(video);
      return new Promise<string | null>((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data);
        worker.onerror = reject;
        worker.postMessage(frame, [frame]);
      });
    },
    close: () => worker.terminate(),
  };
}

export type CameraState =
  | { is: 'off' }
  | { is: 'starting' }
  | { is: 'on' }
  | { is: 'failed'; why: CameraFailure };

/** Milliseconds from one frame that is read to the next; on slow devices reading takes longer. */
const SCAN_INTERVAL_MS = 40;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs the camera while it is requested and the page is visible; leaving the page or hiding the tab
 * releases it.
 *
 * @param onCode called with every code in every frame, also for repeated ones; the next frame is read once it resolves
 */
export function useCamera(onCode: (text: string) => Promise<void>) {
  const [state, setState] = useState<CameraState>({ is: 'off' });
  const [requested, setRequested] = useState(false);
  const [torch, setTorch] = useState<{ light: Torch } | null>(null);
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
        const reader = await createQrReader();
        aborter.signal.addEventListener('abort', reader.close);
        const light = torchOf(stream);
        setTorch(light && { light });
        video.srcObject = stream;
        await video.play();
        setState({ is: 'on' });
        await watch(video, reader.read, aborter.signal, (text) => latestOnCode.current(text));
      } catch (error) {
        // Leaving the page aborts the start; that is not a failure.
        if (!aborter.signal.aborted) fail(cameraFailureOf(error));
      }
    }
    void run();
    return () => {
      setTorch(null);
      aborter.abort();
    };
  }, [running]);

  const start = () => {
    setState({ is: 'starting' });
    setRequested(true);
  };
  const stop = () => {
    setState({ is: 'off' });
    setRequested(false);
  };
  /** Lights the ticket; null where the camera has no lamp. */
  return { state, start, stop, videoRef, torch };
}

async function watch(
  video: HTMLVideoElement,
  read: QrReader['read'],
  signal: AbortSignal,
  onCode: (text: string) => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    const start = performance.now();
    // A frame that cannot be read is skipped.
    const text = await read(video).catch(() => null);
    if (text !== null && !signal.aborted) await onCode(text);
    await pause(SCAN_INTERVAL_MS - (performance.now() - start));
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
