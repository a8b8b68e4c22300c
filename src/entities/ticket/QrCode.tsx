import { QUIET_MODULES, type QrShape } from './qrShape';
import styles from './QrCode.module.css';

interface QrCodeProps {
  shape: QrShape;
  /** Accessible name. */
  label: string;
}

/** The QR code as SVG, black on white in both colour schemes. */
export function QrCode({ shape, label }: QrCodeProps) {
  const side = shape.size + 2 * QUIET_MODULES;
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={shape.path} />
    </svg>
  );
}
