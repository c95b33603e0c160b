import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaFile } from '@odonta/db/migrations/describeSchema.ts';
import { closeShared } from '@odonta/db/testing/atEnd.ts';
import { testDatabase } from '@odonta/db/testing/server.ts';
import { Sequelize } from 'sequelize';

/** `npm run schema`: writes db/schema.sql from a database that was just migrated. */
const { url, drop } = await testDatabase();
const sequelize = new Sequelize(url, { logging: false });
writeFileSync(join(import.meta.dirname, '../db/schema.sql'), await schemaFile(sequelize));
await sequelize.close();
await drop();
await closeShared();
