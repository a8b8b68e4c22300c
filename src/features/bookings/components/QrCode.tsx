import type { QrShape } from '../qrShape';
import styles from './QrCode.module.css';

interface QrCodeProps {
  shape: QrShape;
  /** What it opens, for those who hear the page. */
  label: string;
}

/** The code itself: one sharp shape, black on white in both schemes. */
export function QrCode({ shape, label }: QrCodeProps) {
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${shape.size} ${shape.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={shape.path} />
    </svg>
  );
}
