const values: Partial<ImportMetaEnv> =
  // Absent outside Vite (under Jest, for one).
  import.meta.env ?? {};

/** Build-time configuration (D5). Base URLs have no trailing slash. */
export const env = {
  apiBaseUrl: (values.VITE_API_BASE_URL || '/api').replace(/\/+$/, ''),
  profileApiBaseUrl: (values.VITE_PROFILE_API_BASE_URL || '/api').replace(/\/+$/, ''),
};
