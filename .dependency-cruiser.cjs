/** Who may import whom (docs/architecture.md). Each rule forbids imports, also those of types alone. */

const tests = '(\\.test\\.tsx?$|\\.testUtils\\.tsx?$|(^|/)testing/)';

/** What each folder of src imports, besides itself. */
const src = {
  lib: [],
  theme: ['lib'],
  hooks: ['theme', 'lib'],
  state: ['lib'],
  components: ['hooks', 'theme', 'lib'],
  api: ['state', 'lib'],
  entities: ['components', 'hooks', 'api', 'state', 'theme', 'lib'],
  features: ['entities', 'components', 'hooks', 'api', 'state', 'theme', 'lib'],
};

/** What each folder of server imports, besides itself. No other folder than modules knows a domain. */
const server = {
  lib: [],
  config: ['lib'],
  contract: ['lib'],
  db: ['contract', 'config', 'lib'],
  pdf: ['lib'],
  jobs: ['db', 'config', 'lib'],
  http: ['db', 'contract', 'config', 'lib'],
  mail: ['jobs', 'db', 'config', 'lib'],
  modules: ['mail', 'http', 'jobs', 'pdf', 'db', 'contract', 'config', 'lib'],
  demo: ['modules', 'http', 'db', 'contract', 'config', 'lib'],
};

/** The domains of server/modules, lowest first. */
const domains = [
  'identity',
  'companies',
  'images',
  'catalog',
  'webhooks',
  'inventory',
  'bookings',
  'credit',
  'spending',
  'waitingList',
  'payments',
  'invoices',
  'tickets',
  'seatPools',
  'messaging',
  'organizerConsole',
  'companyConsole',
  'apiKeys',
  'setup',
  'failures',
  'personalData',
];

/** The last part of the name of every file in server/modules. */
const suffix =
  '\\.(module|routes|service|repository|presenter|rules|jobs|mails|types|pdf|gateway|test|testUtils)\\.ts$';

/** One rule per folder: an allow-list. */
const folders = (root, allowed) =>
  Object.entries(allowed).map(([folder, others]) => ({
    name: `${root}-${folder}`,
    comment: `${root}/${folder} imports ${others.map((name) => `${root}/${name}`).join(', ') || 'no other folder'}.`,
    severity: 'error',
    from: { path: `^${root}/${folder}/`, pathNot: tests },
    to: { path: `^${root}/[^/]+/`, pathNot: `^${root}/(${[folder, ...others].join('|')})/` },
  }));

/** One rule per domain: it imports none of those that follow it. */
const layers = () =>
  domains.slice(0, -1).map((domain, index) => ({
    name: `server-layer-${domain}`,
    comment: `${domain} is below ${domains.slice(index + 1).join(', ')}.`,
    severity: 'error',
    from: { path: `^server/modules/${domain}/`, pathNot: tests },
    to: { path: `^server/modules/(${domains.slice(index + 1).join('|')})/` },
  }));

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.test\\.tsx?$',
          '(^|/)(main|worker)\\.tsx?$',
          '^server/http/apiDocs/page/',
          '^scripts/',
          '^bench/',
          '^packages/[^/]+/(dist|example|testing)/',
        ],
      },
      to: {},
    },
    {
      name: 'src-imports-src',
      comment: 'src and server share nothing but openapi.yaml.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|e2e|scripts|bench|packages)/' },
    },
    {
      name: 'server-imports-server',
      comment: 'src and server share nothing but openapi.yaml.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|e2e|scripts|bench|packages)/' },
    },
    {
      name: 'packages-apart',
      comment: 'Other people install a package without the rest.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '^(src|server|e2e|scripts|bench)/' },
    },
    {
      name: 'fetch-client-without-redux',
      severity: 'error',
      from: { path: '^packages/client/src/index\\.ts$' },
      to: { path: 'node_modules/(@reduxjs|react)', reachable: true },
    },

    // src
    ...folders('src', src),
    {
      name: 'features-apart',
      comment: 'What two features need is an entity.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'generated-behind-api',
      comment:
        'Only @/api adds the cache tags to the generated hooks; types are in lib/contract.gen.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/api/' },
      to: { path: '^src/api/(?!(index|console|door)\\.ts$)' },
    },
    {
      name: 'console-calls-in-consoles',
      comment: 'Pages of bookers would load the calls of the consoles with them.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: `^src/(api|features/(organize|company|platform|setup|approvals|seatPool|cart/approval|eventDetail/waiting|bookings/(seats|waiting)|profile/settings)|app/layout/console|entities/(organizer|account|company|audit|approval|billing|webhook))/|${tests}`,
      },
      to: { path: '^src/api/console\\.ts$' },
    },
    {
      name: 'testing-in-tests',
      comment: 'Factories and fakes are no part of what is shipped.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: tests },
      to: { path: '/testing/', pathNot: 'node_modules' },
    },

    // server
    ...folders('server', server),
    ...layers(),
    {
      name: 'modules-through-services',
      comment: 'Of another module: its services, pure rules, job definitions and types.',
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/', pathNot: tests },
      to: {
        path: '^server/modules/',
        pathNot: ['^server/modules/$1/', '\\.(service|rules|jobs|types)\\.ts$'],
      },
    },
    {
      name: 'app-composes-modules',
      severity: 'error',
      from: { path: '^server/[^/]+\\.ts$', pathNot: tests },
      to: { path: '^server/modules/', pathNot: '\\.(module|pdf)\\.ts$' },
    },
    {
      name: 'app-is-on-top',
      comment: 'Only programs and tests import the files that compose and start the server.',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: tests },
      to: { path: '^server/[^/]+\\.ts$', pathNot: '^server/deps\\.ts$' },
    },
    {
      name: 'files-have-suffixes',
      comment: 'The other rules know a file of a module by the last part of its name.',
      severity: 'error',
      from: { path: '^server/modules/', pathNot: suffix },
      to: {},
    },
    {
      name: 'imports-have-suffixes',
      comment: 'The same for a file that imports nothing.',
      severity: 'error',
      from: {},
      to: { path: '^server/modules/', pathNot: suffix },
    },
    {
      name: 'routes-get-services',
      comment: 'A routes file turns HTTP into calls of services that it is given.',
      severity: 'error',
      from: { path: '^server/.*\\.routes\\.ts$' },
      to: { path: '\\.service\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'routes-without-repositories',
      severity: 'error',
      from: { path: '^server/.*\\.routes\\.ts$' },
      to: { path: '\\.repository\\.ts$' },
    },
    {
      name: 'only-routes-know-http',
      comment: 'No request or reply below the routes.',
      severity: 'error',
      from: {
        path: '^server/modules/',
        pathNot: ['\\.(routes|module)\\.ts$', tests],
      },
      to: {
        path: '(\\.routes\\.ts$|node_modules/fastify/|^server/http/(?!rateLimits/|idempotency/))',
      },
    },
    {
      name: 'repositories-call-no-rules',
      comment: 'routes -> service -> repository -> db.',
      severity: 'error',
      from: { path: '^server/.*\\.repository\\.ts$' },
      to: { path: '\\.(service|presenter|mails|module)\\.ts$' },
    },
    {
      name: 'repositories-return-results',
      comment: 'What a result means to the caller is for the service to say.',
      severity: 'error',
      from: { path: '^server/.*\\.repository\\.ts$' },
      to: { path: '^server/lib/errors\\.ts$' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '^server/modules/.*\\.rules\\.ts$' },
      to: {
        path: [
          '^server/(db|http|jobs)/',
          '\\.(module|routes|service|repository|presenter|jobs|mails|gateway)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'kysely-in-repositories',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: ['\\.repository\\.ts$', '^server/db/', tests],
      },
      to: { path: 'node_modules/kysely/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-to-dev-dep',
      severity: 'error',
      from: { path: '^server/', pathNot: tests },
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
