import { Individual, LegalMember, User } from '@odonta/db/models';
import { demoMailDomain } from '@odonta/db/vocabulary/identity/demoAccounts.ts';
import { Op } from 'sequelize';
import type { Config } from './config.ts';
import { StartupError } from './platform/settings/startupFailure.ts';
import { isPublic, openedBy } from './platform/settings/unsafeSettings.ts';

/** Refuses to open a database of the demo to others: its accounts share a password that is printed at the start. */
export async function refusePublishedAccounts(config: Config): Promise<void> {
  if (config.demoPublic || !isPublic(config)) return;
  const where = { email: { [Op.like]: `%@${demoMailDomain}` }, password_hash: { [Op.ne]: null } };
  const counts = await Promise.all([
    User.count({ where }),
    Individual.count({ where }),
    LegalMember.count({ where }),
  ]);
  const total = counts.reduce((all, count) => all + count, 0);
  if (total === 0) return;
  throw new StartupError(
    `The database holds accounts of the demo (${total}, @${demoMailDomain}) with a published password, but ${openedBy(config)} lets others in: use a database of your own, or set DEMO_PUBLIC=1 to show the demo on purpose.`,
  );
}
