import { useEffect, useState } from 'react';

export type PictureFile =
  | { state: 'loading' }
  | { state: 'unreadable' }
  | { state: 'ready'; url: string; image: HTMLImageElement };

/** The picture in a file, as the browser reads it. */
export function usePictureFile(file: File): PictureFile {
  const [picture, setPicture] = useState<PictureFile>({ state: 'loading' });
  useEffect(() => {
    const url = URL.createObjectURL(file);
    let isCurrent = true;
    const image = new Image();
    image.src = url;
    image.decode().then(
      () => isCurrent && setPicture({ state: 'ready', url, image }),
      () => isCurrent && setPicture({ state: 'unreadable' }),
    );
    return () => {
      isCurrent = false;
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return picture;
}
