const { options } = require('./.dependency-cruiser.cjs');

/** No cycles between folders. Tests, which start the app from below it, are left out. */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: '(\\.test\\.tsx?$|\\.testUtils\\.tsx?$|(^|/)testing/)' },
  },
};
