import { migrate } from '@odonta/db/migrations';
import { User } from '@odonta/db/models';
import { connect } from '@odonta/db/postgres/connection.ts';
import { connectEmbedded } from '@odonta/db/postgres/embedded.ts';
import { explainStartupFailure, loadDotEnv, readConfig, StartupError } from './config.ts';
import { inviteFirstAdmin } from './identity/sessions/firstAdmin.ts';
import { siteUrl } from './platform/mail/siteLinks.ts';
import { answerPorts } from './platform/ports.ts';

/** `npm run admin -- <e-mail>`: prints the invitation of the first administrator; works with the server running or stopped. */
try {
  loadDotEnv();
  process.stdout.write(`${await invitation(process.argv[2] ?? '')}\n`);
} catch (error) {
  process.stderr.write(`${explainStartupFailure(error)}\n`);
  process.exitCode = 1;
}

async function invitation(email: string): Promise<string> {
  const config = readConfig();
  const own = config.databaseUrl === undefined ? await connectEmbedded(config) : null;
  const url = config.databaseUrl ?? (own?.url as string);
  const sequelize = connect(url);
  try {
    await migrate(url);
    // An account that is already there keeps the demo from being filled in.
    if (config.demo && (await User.count()) === 0)
      throw new StartupError('The demo makes its own accounts: set DEMO=0 for an installation of your own.');
    const run = answerPorts(sequelize, [siteUrl.from(() => config.baseUrl)]);
    const link = await run(() => inviteFirstAdmin(email));
    return `Ссылка для первого администратора, одноразовая, действует 72 часа:\n${link}`;
  } finally {
    await sequelize.close();
    await own?.stop();
  }
}
