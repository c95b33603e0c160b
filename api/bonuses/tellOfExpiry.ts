import { BonusAccount, BonusLot, Individual } from '@odonta/db/models';
import { expiryNoticeDays } from '@odonta/db/vocabulary/bonuses/bonus.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatDay, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';
import { works } from '../journals/works.ts';
import { writeLetter } from '../mail/letters.ts';

const day = 86_400_000;

/** Writes to owners of bonuses that are about to end: a month, a week and a day before, once each, all their lots in one letter. */
export function tellOfExpiry(): Promise<void> {
  return works.deed(async (transaction) => {
    const lots = await endingLots(transaction);
    for (const account_id of new Set(lots.map((lot) => lot.account_id))) {
      const own = lots.filter((lot) => lot.account_id === account_id);
      await tellOwner(account_id, own, transaction);
      for (const lot of own) await lot.update({ told_days: daysOf(lot) }, { transaction });
    }
  });
}

/** Those of which nothing was told yet since they came so near to their end. */
async function endingLots(transaction: Transaction): Promise<BonusLot[]> {
  const [longest] = expiryNoticeDays;
  const lots = await BonusLot.findAll({
    where: {
      left: { [Op.gt]: 0 },
      expires_at: { [Op.between]: [new Date(), new Date(Date.now() + longest * day)] },
    },
    order: ['expires_at', 'id'],
    lock: transaction.LOCK.NO_KEY_UPDATE,
    skipLocked: true,
    transaction,
  });
  return lots.filter((lot) => lot.told_days === null || lot.told_days > (daysOf(lot) ?? 0));
}

const daysOf = ({ expires_at }: BonusLot) =>
  [...expiryNoticeDays].reverse().find((days) => expires_at.getTime() - Date.now() <= days * day) ?? null;

async function tellOwner(account_id: number, lots: BonusLot[], transaction: Transaction): Promise<void> {
  const { key } = await BonusAccount.findByPk(account_id, { transaction, rejectOnEmpty: true });
  const owner = await Individual.findOne({
    where: { status: 'ACTIVE', email: { [Op.ne]: null }, [Op.or]: [{ bonus_phone: key }, { phone: key }] },
    order: ['id'],
    transaction,
  });
  if (!owner?.email) return;
  const lines = lots.map(
    ({ left, expires_at }) =>
      `— ${plural(left, ['бонус', 'бонуса', 'бонусов'])} до ${formatDay(secondsOf(expires_at))}`,
  );
  const text = `Здравствуйте${owner.first_name ? `, ${owner.first_name}` : ''}!\n\nСкоро сгорят ваши бонусы:\n${lines.join('\n')}\n\nОдин бонус — один рубль: ими можно оплатить часть любого курса.\n\n«Одонта»`;
  const subject = 'Ваши бонусы скоро сгорят';
  const about = { resource: 'bonus_accounts', record_id: account_id };
  await writeLetter({ kind: 'bonus_expiring', to: owner.email, subject, text, ...about }, transaction);
}
