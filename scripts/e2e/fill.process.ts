import { connect } from '@odonta/db/postgres/connection.ts';
import { readConfig } from '../../api/config.ts';
import { fillEmpty } from '../../api/filling.ts';

/** Fills the given database as an app that starts there would. */
const config = readConfig();
if (config.databaseUrl === undefined) throw new Error('No DATABASE_URL to fill.');
const sequelize = connect(config.databaseUrl);
await fillEmpty(sequelize, config, () => {});
await sequelize.close();
