import { type Banner, Center } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { type NewLetter, writeLetter } from '../../platform/mail/letters.ts';

/** Writes to the centre that has bought the banner. */
export async function writeToCenter(
  banner: Banner,
  compose: (banner: Banner, to: Center) => NewLetter,
  transaction: Transaction,
): Promise<void> {
  const center = await Center.findByPk(banner.center_id ?? 0, { paranoid: false, transaction });
  if (center) await writeLetter(compose(banner, center), transaction);
}
