import { useState } from 'react';
import { useToast } from './useToast';

/**
 * Copies a text to the clipboard, and says so.
 * @param name what is copied, as in “The link is copied”
 */
export function useCopy(text: string, name: string) {
  const toast = useToast();
  const [copied, setCopied] = useState<string | null>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      toast.success(`The ${name} is copied`);
    } catch {
      toast.error(`The ${name} could not be copied. Please select it and copy it yourself.`);
    }
  };
  return { copy, isCopied: copied === text };
}
