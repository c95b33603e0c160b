import { connect } from '@odonta/db/postgres/connection.ts';
import { readConfig } from '../../api/config.ts';
import { fillEmpty } from '../../api/filling.ts';

/** Fills the given database as an app that starts there would; the word `rows` leaves out the pictures. */
const { databaseUrl, varDir, ...config } = readConfig();
if (databaseUrl === undefined) throw new Error('No DATABASE_URL to fill.');
const sequelize = connect(databaseUrl);
await fillEmpty(sequelize, process.argv[2] === 'rows' ? config : { ...config, varDir }, () => {});
await sequelize.close();
