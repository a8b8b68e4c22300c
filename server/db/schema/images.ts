import type { StampedTime } from '../columns';

/** An uploaded picture, identified by the SHA-256 of its file in lower-case hex. */
export interface ImagesTable {
  hash: string;
  uploaded_by: number | null;
  /** Renewed by each upload of the same file. */
  uploaded_at: StampedTime;
}

export interface ImageVariantsTable {
  hash: string;
  width: number;
  format: 'avif' | 'webp';
  height: number;
  data: Buffer;
}

/** A use of a picture, such as `event 12` or `organizer 3`; pictures without uses are deleted. */
export interface ImageUsesTable {
  used_by: string;
  hash: string;
}

/** A picture as stored with an event, with the size of its largest variant. */
export interface StoredPicture {
  hash: string;
  alt: string;
  width: number;
  height: number;
}
