type Cases = Record<string, string[]>;

/** Forbidden imports of each room. */
export const breaches: Cases = {
  'db/vocabulary/x.ts': [
    'joi',
    'node:fs',
    'node:fs/promises',
    '../models/index.ts',
    '../postgres/transaction.ts',
  ],
  'db/vocabulary/catalog/x.ts': ['../../models/index.ts', '@odonta/db/models', '@odonta/api/contract'],
  'db/vocabulary/x.test.ts': ['../models/index.ts', '@odonta/db/testing/server.ts', 'express'],
  'db/models/catalog/x.ts': ['../../seeds/demo/cast.ts', '@odonta/db/migrations', '@odonta/api/contract'],
  'db/models/x.ts': ['../migrations/index.ts', '../testing/server.ts', '../../api/platform/http/errors.ts'],
  'db/migrations/steps/x.ts': [
    '../../vocabulary/statuses.ts',
    '@odonta/db/models',
    '../../functions/index.ts',
  ],
  'db/migrations/y.ts': ['../models/index.ts'],
  'db/functions/x.ts': ['../models/index.ts', '../postgres/connection.ts'],
  'db/postgres/x.ts': [
    '../../api/app.ts',
    '@odonta/api/contract',
    '@odonta/storefront',
    '../../scripts/x.mjs',
    '../testing/server.ts',
  ],
  'api/edge/pages/x.ts': ['../../config.ts', '../../testing/testApi.ts'],
  'api/cabinets/x.ts': ['../edge/pages/edge.ts', '../market.ts'],
  'api/tools/bulk/x.ts': ['../../cabinets/orders.ts'],
  'api/sales/booking/x.ts': ['../../tools/merging/merge.ts'],
  'api/advertising/banners/x.ts': ['../../sales/booking/buyers.ts'],
  'api/money/refunds/x.ts': ['../../sales/booking/buyers.ts', '../../advertising/marketing/topUps.ts'],
  'api/catalog/search/x.ts': [
    '@odonta/db/seeds/demo/index.ts',
    '@odonta/db/testing/server.ts',
    '@odonta/backoffice',
  ],
  'api/catalog/prods/x.ts': ['../../money/invoices/payInvoice.ts', '@odonta/db/migrations'],
  'api/reports/x.ts': ['../catalog/prods/prods.open.ts'],
  'api/content/pages/x.ts': ['../../reports/report.ts'],
  'api/loyalty/bonuses/x.ts': ['../../content/pages/pages.open.ts'],
  'api/identity/users/x.ts': ['../../loyalty/bonuses/ledger.ts'],
  'api/orders/x.ts': ['../identity/sessions/doors.ts', '../money/refunds/canceled.ts'],
  'api/platform/mail/x.ts': ['../../orders/book.ts'],
  'api/platform/kit/x.ts': ['@odonta/db/models', '@odonta/db/postgres/transaction.ts', '../mail/letters.ts'],
  'api/platform/http/x.ts': ['../kit/resource.ts', '../mail/letters.ts', '@odonta/db/models'],
  'api/platform/lists/x.ts': ['../kit/resource.ts'],
  'api/contract/x.ts': ['@odonta/db/models', 'express', 'node:fs', '../catalog/prods/prods.open.ts'],
  'api/edge/pages/x.test.ts': ['@odonta/storefront', '../../../scripts/x.mjs'],
  'storefront/src/lib/x.ts': ['@odonta/db/models', '@odonta/api', '@odonta/backoffice'],
  'storefront/src/features/catalog/prods/x.ts': [
    '../../sales/booking/buyer.ts',
    '../../edge/header/header.ts',
  ],
  'storefront/src/features/platform/forms/x.ts': [
    '../../identity/sessions/sessions.ts',
    '../../nowhere/y.ts',
  ],
  'storefront/src/features/x.tsx': ['../../../backoffice/src/App.tsx', '@odonta/api/edge/pages/edge.ts'],
  'storefront/src/features/order/x.ts': ['../../../../api/platform/kit/resource.ts', 'joi'],
  'backoffice/src/x.tsx': ['@odonta/storefront', '@odonta/db/models', 'pg'],
  'backoffice/src/kit/x.ts': ['@odonta/api/platform/kit', '../../../scripts/lib/say.mjs'],
};

/** Allowed ones. */
export const allowed: Cases = {
  'db/vocabulary/x.ts': ['./money.ts', './catalog/categories.ts'],
  'db/vocabulary/catalog/x.ts': ['../money.ts'],
  'db/vocabulary/x.test.ts': ['chai', 'fast-check', 'node:fs', './money.ts'],
  'db/models/catalog/x.ts': ['sequelize', '../columns.ts', '../../vocabulary/statuses.ts'],
  'db/migrations/x.ts': ['sequelize', 'umzug', '../functions/index.ts'],
  'db/functions/y.ts': ['../vocabulary/statuses.ts'],
  'db/migrations/steps/y.ts': ['sequelize', '../sql.ts'],
  'db/postgres/x.ts': ['pg', '../models/index.ts'],
  'api/platform/kit/x.ts': [
    'sequelize',
    './records.ts',
    '../http/errors.ts',
    '@odonta/db/vocabulary/statuses.ts',
  ],
  'api/platform/lists/x.ts': ['../http/errors.ts', 'sequelize'],
  'api/contract/x.ts': ['./prods.ts', '@odonta/db/vocabulary/money.ts'],
  'api/catalog/prods/x.ts': [
    '@odonta/db/models',
    '@odonta/db/postgres/transaction.ts',
    '../../platform/kit/resource.ts',
    'joi',
  ],
  'api/catalog/prods/x.test.ts': [
    '@odonta/db/testing/server.ts',
    '@odonta/db/seeds/demo/index.ts',
    '../../market.ts',
  ],
  'api/runningApp.ts': ['@odonta/db/migrations', '@odonta/db/postgres/embedded.ts', './edge/pages/edge.ts'],
  'storefront/src/lib/x.ts': [
    '@odonta/api/contract',
    '@odonta/api/contract/prods.ts',
    '@odonta/db/vocabulary/money.ts',
  ],
  'backoffice/src/kit/x.tsx': ['react-admin', '../api/failure.ts', '@odonta/db/vocabulary/money.ts'],
};

/** Pages of Astro are read by the linter: the drawing of imports knows no such files. */
export const refusedInPages = ['@odonta/db/postgres/connection.ts', '@odonta/api', 'sequelize', 'joi'];
export const allowedInPages = ['../lib/api.ts', '@odonta/api/contract', '@odonta/db/vocabulary/money.ts'];
