/** The server and the person of both programs: by default a person of the demo world on a local server. */
export const {
  FOYER_API: baseUrl = 'http://localhost:3000/api',
  FOYER_USER: username = 'asha',
  FOYER_PASSWORD: password = 'Foyer-demo-2026',
} = process.env;
