/** The arrows of docs/architecture.md, as errors. */
const ui = (from, to, comment) => ({
  name: `${from}-not-to-${to.replace(/\W+/g, '-')}`,
  comment,
  severity: 'error',
  from: { path: `^src/${from}/` },
  to: { path: `^src/(${to})/` },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'src-and-server-apart',
      comment: 'They share nothing but openapi.yaml.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|e2e|scripts|bench)/' },
    },
    {
      name: 'server-and-src-apart',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|e2e|scripts|bench)/' },
    },
    ui('features', 'app', 'Features are joined by app/pages; they never reach up.'),
    ui('entities', 'app|features', 'What features share does not import them.'),
    ui(
      'components',
      'app|features|entities|api|state',
      'Components know no feature and no server.',
    ),
    ui('hooks', 'app|features|entities|components|api|state', 'Hooks are generic.'),
    ui('api', 'app|features|entities|components|theme', 'The api imports state alone.'),
    ui('state', 'app|features|entities|components|api|theme', 'State imports lib alone.'),
    ui('theme', 'app|features|entities|components|api|state', 'The theme imports lib alone.'),
    ui(
      'lib',
      'app|features|entities|components|api|state|theme|hooks',
      'Pure helpers import nothing.',
    ),
    {
      name: 'features-apart',
      comment: 'No feature imports another.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'generated-behind-api',
      comment: 'Everyone but src/api imports @/api, where the tags are.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/api/' },
      to: { path: '^src/api/(?!index\\.ts$)' },
    },
    {
      name: 'services-know-no-http',
      severity: 'error',
      from: { path: '^server/modules/.*\\.(service|repository|presenter)\\.ts$' },
      to: { path: '(\\.routes\\.ts$|node_modules/fastify/)' },
    },
    {
      name: 'routes-through-services',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.repository\\.ts$' },
    },
    {
      name: 'kysely-in-repositories',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: '(\\.repository\\.ts$|^server/db/|^server/testing/|\\.test\\.ts$)',
      },
      to: { path: 'node_modules/kysely/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.test\\.tsx?$',
          '(^|/)(main|worker)\\.tsx?$',
          '^scripts/',
          '^bench/',
        ],
      },
      to: {},
    },
    {
      name: 'not-to-dev-dep',
      severity: 'error',
      from: { path: '^server/', pathNot: '(\\.test\\.ts$|^server/(testing|model)/)' },
      to: { dependencyTypes: ['npm-dev'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
