import { BonusAccount, BonusLot, Individual, LegalMember, LegalUser } from '@odonta/db/models';
import { expiryNoticeDays, ownerOfBonusKey } from '@odonta/db/vocabulary/loyalty/bonuses/bonus.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoscowDay, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';
import { eachRow } from '../../platform/jobs/rowByRow.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { bonusesExpiring, type Owner } from './bonuses.letters.ts';
import { keysBeside } from './joined.ts';

const day = 86_400_000;

/** Writes to owners of bonuses that are about to end: a month, a week and a day before, once each, all their lots in one letter. */
export async function notifyOfExpiry(): Promise<void> {
  const accounts = [...new Set((await endingLots()).map(({ account_id }) => account_id))];
  await eachRow(
    { name: 'tell of bonuses that end', keyOf: (id: number) => id, act: notifyAccount },
    accounts,
  );
}

async function notifyAccount(account_id: number, transaction: Transaction): Promise<void> {
  const lots = await endingLots({ account_id, transaction });
  if (lots.length === 0) return;
  await notifyOwner(account_id, lots, transaction);
  for (const lot of lots) await lot.update({ told_days: daysOf(lot) }, { transaction });
}

/** Expiring lots without a notification of this stage; of one account, locked. */
async function endingLots(one?: { account_id: number; transaction: Transaction }): Promise<BonusLot[]> {
  const [longest] = expiryNoticeDays;
  const lots = await BonusLot.findAll({
    where: {
      left: { [Op.gt]: 0 },
      expires_at: { [Op.between]: [new Date(), new Date(Date.now() + longest * day)] },
      ...(one && { account_id: one.account_id }),
    },
    order: ['expires_at', 'id'],
    ...(one && {
      lock: one.transaction.LOCK.NO_KEY_UPDATE,
      skipLocked: true,
      transaction: one.transaction,
    }),
  });
  return lots.filter((lot) => lot.told_days === null || lot.told_days > (daysOf(lot) ?? 0));
}

const daysOf = ({ expires_at }: BonusLot) =>
  [...expiryNoticeDays].reverse().find((days) => expires_at.getTime() - Date.now() <= days * day) ?? null;

async function notifyOwner(account_id: number, lots: BonusLot[], transaction: Transaction): Promise<void> {
  const { key } = await BonusAccount.findByPk(account_id, { transaction, rejectOnEmpty: true });
  const lines = lots.map(
    ({ left, expires_at }) =>
      `— ${plural(left, ['бонус', 'бонуса', 'бонусов'])} до ${formatMoscowDay(secondsOf(expires_at))}`,
  );
  for (const owner of await firstOwnersOf(key, transaction))
    await writeLetter(bonusesExpiring(account_id, owner, lines), transaction);
}

/** Of merged accounts by the remaining key, or else by another of its owner. */
async function firstOwnersOf(key: string, transaction: Transaction): Promise<Owner[]> {
  for (const each of await keysBeside(key, transaction)) {
    const owners = await ownersOf(each, transaction);
    if (owners.length > 0) return owners;
  }
  return [];
}

function ownersOf(key: string, transaction: Transaction): Promise<Owner[]> {
  const { inn } = ownerOfBonusKey(key);
  return inn === null ? ownerOf(key, transaction) : ownersOfCompany(inn, transaction);
}

async function ownerOf(phone: string, transaction: Transaction): Promise<Owner[]> {
  const owner = await Individual.findOne({
    where: {
      status: 'ACTIVE',
      email: { [Op.ne]: null },
      [Op.or]: [{ bonus_phone: phone }, { phone }],
    },
    order: ['id'],
    transaction,
  });
  if (!owner?.email) return [];
  const use = 'Один бонус — один рубль: ими можно оплатить часть любого курса.';
  return [{ kind: 'bonus_expiring', email: owner.email, name: owner.first_name, use }];
}

/** Of a company that staff have verified: a typed tax number gets no notification. */
async function ownersOfCompany(inn: string, transaction: Transaction): Promise<Owner[]> {
  const companies = await LegalUser.findAll({
    where: { inn, status: 'ACTIVE', verified_at: { [Op.ne]: null } },
    transaction,
  });
  const owners = await LegalMember.findAll({
    where: { legal_user_id: companies.map(({ id }) => id), role: 'OWNER', status: 'ACTIVE' },
    order: ['id'],
    transaction,
  });
  const use = 'Один бонус — один рубль: ими можно оплатить часть заказа, когда вы записываете сотрудников.';
  return owners.map(({ email, name }) => ({ kind: 'company_bonus_expiring', email, name, use }));
}
