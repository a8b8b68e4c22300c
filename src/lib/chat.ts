import { env } from './env';

/** A chat-app link with the words already typed; without a configured number the app asks whom. */
export function supportChatLink(text: string, number = env.supportChatNumber): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
