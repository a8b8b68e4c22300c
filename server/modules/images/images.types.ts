import type { VariantFormat } from './imageFile.rules';

export interface ImageVariant {
  width: number;
  height: number;
  format: VariantFormat;
  data: Buffer;
}

export interface ImageSize {
  width: number;
  height: number;
}
