/** Why the camera could not be started. */
export type CameraFailure = 'refused' | 'none' | 'busy' | 'insecure' | 'broken';

export const cameraFailureText: Record<CameraFailure, string> = {
  refused:
    'Camera access is blocked. Allow it in the browser’s site settings and start again, or type the ticket number.',
  none: 'This device has no camera. Type the ticket number, or use a scanner that types.',
  busy: 'Another app is using the camera. Close it and start again, or type the ticket number.',
  insecure:
    'Browsers open the camera on secure (https) pages only. Type the ticket number instead.',
  broken: 'The camera could not be started. Try again, or type the ticket number.',
};

const FAILURES: Record<string, CameraFailure> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export function cameraFailureOf(error: unknown): CameraFailure {
  return (error instanceof Error && FAILURES[error.name]) || 'broken';
}

/**
 * Opens the camera at the back of the device, or any other.
 * @throws DOMException as getUserMedia does; check `hasCameraAccess` first
 */
export async function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
  });
}

/** On plain http and in old browsers `mediaDevices` is missing, although its type is not optional. */
export const hasCameraAccess = (): boolean => 'mediaDevices' in navigator;

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

export type Torch = (isOn: boolean) => Promise<void>;

/** The lamp beside the camera; null where there is none. TypeScript does not know of it. */
export function torchOf(stream: MediaStream): Torch | null {
  const [track] = stream.getTracks();
  const capabilities: MediaTrackCapabilities & { torch?: boolean } =
    track?.getCapabilities?.() ?? {};
  if (!track || !capabilities.torch) return null;
  const light = (torch: boolean): MediaTrackConstraintSet & { torch: boolean } => ({ torch });
  return (isOn) => track.applyConstraints({ advanced: [light(isOn)] });
}
