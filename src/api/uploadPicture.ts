import { useCallback } from 'react';
import { env } from '@/lib/env';
import { isRecord } from '@/lib/isRecord';
import type { Image } from '@/lib/contract.gen';
import { selectAccessToken, useAppDispatch, useAppStore } from '@/state';
import { api } from './cachePolicy';
import { LOAD_ONCE } from './callOptions';
import { answerToAppError, NETWORK_ERROR_MESSAGE, toAppError, type AppError } from './errors';

interface UploadOptions {
  /** Whole percent of the file that has been sent. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

export type UploadPicture = (file: Blob, options: UploadOptions) => Promise<Image>;

interface Answer {
  status: number;
  body: unknown;
}

const lost: AppError = { message: NETWORK_ERROR_MESSAGE, code: 'network_error' };

function isImage(body: unknown): body is Image {
  return isRecord(body) && typeof body.hash === 'string' && typeof body.src === 'string';
}

/** By XMLHttpRequest, because `fetch` does not tell how much has been sent. */
function send(file: Blob, token: string | null, options: UploadOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${env.apiBaseUrl}/images/`);
    request.responseType = 'json';
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) options.onProgress(Math.round((loaded / total) * 100));
    };
    request.onload = () => resolve({ status: request.status, body: request.response });
    request.onerror = () => reject(lost);
    request.onabort = () => reject(options.signal.reason);
    options.signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

/**
 * Sends a picture to the server, and says how far it is. A session that has run out is renewed first.
 * Rejects with an AppError, or with the reason of the signal.
 */
export function useUploadPicture(): UploadPicture {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  return useCallback(
    async (file, options) => {
      const attempt = () => send(file, selectAccessToken(store.getState()), options);
      let answer = await attempt();
      if (answer.status === 401) {
        // Any call renews the session.
        const check = dispatch(api.endpoints.verifyToken.initiate(undefined, LOAD_ONCE));
        await check.unwrap().catch((error: unknown) => {
          throw toAppError(error);
        });
        answer = await attempt();
      }
      if (answer.status === 201 && isImage(answer.body)) return answer.body;
      throw answerToAppError(answer.status, answer.body);
    },
    [store, dispatch],
  );
}
