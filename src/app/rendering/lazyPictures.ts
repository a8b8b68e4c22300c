/** Lets pictures load that `/appLoading.js` keeps from loading before the first script is there. */
export const loadLazyPictures = (): void =>
  document.documentElement.removeAttribute('data-pictures-wait');
