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
export async function createQrReader(): Promise<QrReader> {
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
