import type { StampedTime } from '../columns';

/** A picture that was uploaded, by the SHA-256 of its file in lower-case hex. */
export interface ImagesTable {
  hash: string;
  uploaded_by: number | null;
  /** Again with each upload of the same file. */
  uploaded_at: StampedTime;
}

export interface ImageVariantsTable {
  hash: string;
  width: number;
  format: 'avif' | 'webp';
  height: number;
  data: Buffer;
}

/** What shows a picture, such as `event 12` or `organizer 3`; a picture without a use is deleted. */
export interface ImageUsesTable {
  used_by: string;
  hash: string;
}

/** A picture as an event keeps it; its size is that of its largest variant. */
export interface StoredPicture {
  hash: string;
  alt: string;
  width: number;
  height: number;
}
