import { connect } from '@odonta/db/postgres/connection.ts';
import { siteUrl } from '../../../platform/mail/siteLinks.ts';
import { answerPorts } from '../../../platform/ports.ts';
import { carrierTo, sendTurn } from '../sending.ts';
import { mailingKey } from '../tokens.ts';
import { hurried, testKey } from './hurried.ts';

/** A node of its own that sends a mailing, to be killed in the middle. */
const [database = '', smtp = '', id = ''] = process.argv.slice(2);
const sequelize = connect(database);
const run = answerPorts(sequelize, [
  mailingKey.from(() => testKey),
  siteUrl.from(() => 'https://odonta.example'),
]);
await run(() => sendTurn(Number(id), carrierTo(smtp, 'test@test.local'), hurried));
await sequelize.close();
process.exit(0);
