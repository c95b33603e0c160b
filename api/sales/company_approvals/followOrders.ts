import { LegalMember, type Order } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import type { OrderEffect } from '../../orders/effects.ts';
import { monthLimitOf, spentThisMonth } from '../../orders/monthLimit.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { ownersOf } from './asking.ts';
import {
  awaitsOwnerWord,
  ownerAsked,
  ownerConfirmed,
  ownerIsSilent,
  ownerWasSilentForBuyer,
} from './letters.ts';

/** Asks the owner of the company about an order beyond the month of a member, and notifies both of the outcome. */
export const ownersFollow: OrderEffect = async ({ name, order }, transaction) => {
  if (name === 'ask_owner') await ask(order, transaction);
  if (name === 'confirm_owner') await writeLetter(ownerConfirmed(order), transaction);
  if (name === 'expire' && order.cancel_reason === 'OWNER') await notifyOfSilence(order, transaction);
};

async function ask(order: Order, transaction: Transaction): Promise<void> {
  await writeLetter(awaitsOwnerWord(order), transaction);
  const { legal_member_id: id } = order;
  if (id === null) throw new Error('an order of no member waits for an owner');
  const member = await LegalMember.findByPk(id, { paranoid: false, rejectOnEmpty: true, transaction });
  const { name, email } = member;
  const who = { name, email, month_limit: monthLimitOf(member) };
  const spent = await spentThisMonth(id, transaction);
  for (const owner of await ownersOf(member.legal_user_id, transaction))
    await writeLetter(ownerAsked(order, who, owner, spent), transaction);
}

async function notifyOfSilence(order: Order, transaction: Transaction): Promise<void> {
  await writeLetter(ownerWasSilentForBuyer(order), transaction);
  for (const owner of await ownersOf(order.legal_user_id ?? 0, transaction))
    await writeLetter(ownerIsSilent(order, owner), transaction);
}
