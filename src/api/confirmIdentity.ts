/** Asks the person to confirm their identity. Resolves with false when they do not. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asking: Promise<boolean> | null = null;

/** Sets who shows the question: one component of the app. @returns the function that ends it */
export function showIdentityQuestion(shown: Ask): () => void {
  ask = shown;
  return () => {
    if (ask === shown) ask = null;
  };
}

/** Asks once for all calls that wait for it. */
export function confirmIdentity(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = null;
  });
  return asking;
}
