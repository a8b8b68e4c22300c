import { useEffect, useRef, useState } from 'react';
import { errorMessage, type Picture } from '@/api';
import { useUploadPicture } from '@/api/console';
import { fileToSend, type Area } from './pictureFile';

interface Sending {
  file: File;
  image: HTMLImageElement;
  /** The part that is chosen; null for the whole picture. */
  area: Area | null;
  alt: string;
}

/** Sends one picture; leaving the page or `cancel` stops it. */
export function usePictureUpload() {
  const upload = useUploadPicture();
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Null when it failed, which `failure` explains, or was cancelled. */
  const send = async ({ file, image, area, alt }: Sending): Promise<Picture | null> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setFailure(null);
    setPercent(0);
    try {
      const made = await fileToSend(file, image, area);
      signal.throwIfAborted();
      const { hash, src, width, height } = await upload(made, { onProgress: setPercent, signal });
      return { hash, src, alt, width, height };
    } catch (error) {
      if (!signal.aborted) {
        setFailure(errorMessage(error, 'The picture could not be uploaded. Please try again.'));
      }
      return null;
    } finally {
      if (!signal.aborted) setPercent(null);
    }
  };

  const cancel = () => running.current?.abort();
  return { send, cancel, percent, failure };
}

type PictureFile =
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
