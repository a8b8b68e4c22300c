/** On <html>: 'dark' or 'light'. Set by /theme.js before first paint, then by the theme slice (D20). */
export const COLOR_SCHEME_ATTRIBUTE = 'data-mui-color-scheme';
