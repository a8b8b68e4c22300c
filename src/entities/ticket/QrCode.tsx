import { QUIET_MODULES, type QrShape } from './qrShape';

interface QrCodeProps {
  shape: QrShape;
  /** Accessible name. */
  label: string;
  className?: string | undefined;
}

/** A QR code as SVG. */
export function QrCode({ shape, label, className }: QrCodeProps) {
  const side = shape.size + 2 * QUIET_MODULES;
  return (
    <svg
      className={className}
      viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={shape.path} />
    </svg>
  );
}
