/** A part of a camera's frame, and the size in which it is decoded; pixels. */
export interface FramePart {
  left: number;
  top: number;
  width: number;
  height: number;
  drawnWidth: number;
  drawnHeight: number;
}

/** Width in which a frame is decoded: enough for a code of 41 modules at arm's length, and fast. */
const READ_WIDTH = 640;

/** What is decoded of a frame, in turns until a code is found: all of it, then its middle as sharp as the camera is. */
export function partsToRead(width: number, height: number): FramePart[] {
  const scale = Math.min(1, READ_WIDTH / width);
  const drawnWidth = Math.round(width * scale);
  const drawnHeight = Math.round(height * scale);
  const whole = { left: 0, top: 0, width, height, drawnWidth, drawnHeight };
  if (scale === 1) return [whole];
  const left = (width - drawnWidth) >> 1;
  const top = (height - drawnHeight) >> 1;
  const middle = { left, top, width: drawnWidth, height: drawnHeight, drawnWidth, drawnHeight };
  return [whole, middle];
}
