type Cases = Record<string, string[]>;

/** What each room may not import. */
export const breaches: Cases = {
  'db/vocabulary/x.ts': ['joi', 'node:fs', 'node:fs/promises', '../models/index.ts', '../postgres/deed.ts'],
  'db/vocabulary/catalog/x.ts': ['../../models/index.ts', '@odonta/db/models', '@odonta/api/contract'],
  'db/vocabulary/x.test.ts': ['../models/index.ts', '@odonta/db/testing/server.ts', 'express'],
  'db/models/catalog/x.ts': ['../../seeds/demo/cast.ts', '@odonta/db/migrations', '@odonta/api/contract'],
  'db/models/x.ts': ['../migrations/index.ts', '../testing/server.ts', '../../api/kit/errors.ts'],
  'db/migrations/steps/x.ts': ['../../vocabulary/statuses.ts', '@odonta/db/models'],
  'db/postgres/x.ts': [
    '../../api/app.ts',
    '@odonta/api/contract',
    '@odonta/storefront',
    '../../scripts/x.mjs',
  ],
  'api/kit/x.ts': ['@odonta/db/models', '@odonta/db/postgres/deed.ts', '../resources/x.ts', '../app.ts'],
  'api/http/x.ts': ['../resources/x.ts', '../kit/resource.ts', '../sessions/doors.ts', '@odonta/db/models'],
  'api/lists/x.ts': ['../kit/resource.ts', '../resources/x.ts'],
  'api/contract/x.ts': ['@odonta/db/models', 'express', 'node:fs', '../resources/prods/x.ts'],
  'api/resources/prods/x.ts': ['../../../db/models/index.ts', '../../../db', '@odonta/db/migrations'],
  'api/search/x.ts': ['@odonta/db/seeds/demo/index.ts', '@odonta/db/testing/server.ts', '@odonta/backoffice'],
  'api/pages/x.test.ts': ['@odonta/storefront', '../../scripts/x.mjs', '../../db/testing/server.ts'],
  'storefront/src/lib/x.ts': ['@odonta/db/models', '@odonta/api', '@odonta/backoffice'],
  'storefront/src/pages/x.astro': ['@odonta/db/postgres/connection.ts', 'sequelize', 'joi'],
  'storefront/src/features/x.tsx': ['../../../backoffice/src/App.tsx', '../../../db/vocabulary/money.ts'],
  'storefront/src/features/order/x.ts': ['../../../../api/contract/index.ts', '../../../../api/kit/x.ts'],
  'backoffice/src/x.tsx': ['@odonta/storefront', '@odonta/db/models', '../../db/vocabulary/money.ts', 'pg'],
  'backoffice/src/kit/x.ts': [
    '@odonta/api/kit',
    '../../../scripts/lib/say.mjs',
    '../../../api/contract/index.ts',
  ],
};

/** What it may. */
export const allowed: Cases = {
  'db/vocabulary/x.ts': ['./money.ts', './catalog/categories.ts'],
  'db/vocabulary/catalog/x.ts': ['../money.ts'],
  'db/vocabulary/x.test.ts': ['chai', 'fast-check', 'node:fs', './money.ts'],
  'db/models/catalog/x.ts': ['sequelize', '../columns.ts', '../../vocabulary/statuses.ts'],
  'db/migrations/x.ts': ['sequelize', 'umzug'],
  'db/postgres/x.ts': ['pg', '../models/index.ts'],
  'api/kit/x.ts': ['sequelize', './records.ts', '../http/errors.ts', '@odonta/db/vocabulary/statuses.ts'],
  'api/lists/x.ts': ['../http/errors.ts', 'sequelize'],
  'api/contract/x.ts': ['./prods.ts', '@odonta/db/vocabulary/money.ts'],
  'api/resources/prods/x.ts': [
    '@odonta/db/models',
    '@odonta/db/postgres/deed.ts',
    '../../kit/resource.ts',
    'joi',
  ],
  'api/resources/prods/x.test.ts': ['@odonta/db/testing/server.ts', '@odonta/db/seeds/demo/index.ts'],
  'api/market.ts': ['@odonta/db/migrations', '@odonta/db/postgres/embedded.ts'],
  'storefront/src/lib/x.ts': [
    '@odonta/api/contract',
    '@odonta/api/contract/prods.ts',
    '@odonta/db/vocabulary/money.ts',
  ],
  'storefront/src/pages/x.astro': ['../lib/api.ts', '../components/ui/Button.tsx'],
  'backoffice/src/kit/x.tsx': ['react-admin', '../api/failure.ts', '@odonta/db/vocabulary/money.ts'],
};
