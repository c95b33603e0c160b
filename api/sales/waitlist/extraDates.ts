import { ExtraDate, type Prod, ProdPrice, WaitlistEntry } from '@odonta/db/models';
import type { WantedParticipation } from '@odonta/db/vocabulary/orders/participation.ts';
import { Op, type Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { newSecret } from '../../platform/http/newSecret.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { waitlistClosed } from './letters.ts';
import { transitionEntry } from './transitionEntry.ts';

/**
 * Publishes a date opened for a waiting list: its people join the list of this date too, in the same order, so
 * that its seats are offered to them first. They keep their places in the other list.
 */
export async function inviteLine(prod: Prod, transaction: Transaction): Promise<void> {
  const date = await ExtraDate.findOne({
    where: { prod_id: prod.id, invited_at: null },
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  if (!date) return;
  await date.update({ invited_at: new Date() }, { transaction });
  const line = await WaitlistEntry.findAll({
    where: { prod_id: date.of_prod_id, status: 'CREATED' },
    order: [
      ['priority', 'DESC'],
      ['position', 'ASC'],
    ],
    transaction,
  });
  const same = await samePrices(line, prod, transaction);
  // Of two entries with one address for two kinds of seats, when only one is left, one is copied.
  await WaitlistEntry.bulkCreate(
    line.map((entry) => likeOf(entry, prod, same(entry.participation))),
    { ignoreDuplicates: true, transaction },
  );
}

/** A participant of one of the dates leaves the list of the other. */
export async function leaveOtherDates(
  entry: WaitlistEntry,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  const others = await WaitlistEntry.findAll({
    where: {
      status: 'CREATED',
      [Op.or]: [
        { from_entry_id: entry.id },
        ...(entry.from_entry_id === null ? [] : ofOneLine(entry.from_entry_id, entry.id)),
      ],
    },
    include: [{ association: 'prod', paranoid: false }],
    // Two dates may be paid for at once: neither waits for the other.
    lock: { level: transaction.LOCK.NO_KEY_UPDATE, of: WaitlistEntry },
    skipLocked: true,
    transaction,
  });
  for (const other of others) {
    const reason = 'вы записались на другую дату этого курса';
    await transitionEntry(other, 'close', { ...actor, reason }, transaction);
    await writeLetter(waitlistClosed(other, other.prod, reason), transaction);
  }
}

/** The place that others were made like, and those others: a course may have several extra dates. */
const ofOneLine = (from_entry_id: number, own: number) => [
  { id: from_entry_id },
  { from_entry_id, id: { [Op.ne]: own } },
];

function likeOf(entry: WaitlistEntry, prod: Prod, participation: WantedParticipation) {
  const { quantity, accept_partial, individual_id, consent_id, comment, priority, priority_reason } = entry;
  const { last_name, first_name, middle_name, phone, email, city, price_seen } = entry;
  return {
    ...{ quantity, accept_partial, individual_id, consent_id, comment, priority, priority_reason },
    ...{ last_name, first_name, middle_name, phone, email, city, price_seen, participation },
    prod_id: prod.id,
    from_entry_id: entry.id,
    token: newSecret(),
  };
}

/** A price of the other date by its words: each date has prices of its own. The whole course where there is none. */
async function samePrices(line: readonly WaitlistEntry[], prod: Prod, transaction: Transaction) {
  const ids = line.flatMap(({ participation }) => priceIdOf(participation) ?? []);
  if (ids.length === 0) return (participation: WantedParticipation) => participation;
  const theirs = await ProdPrice.findAll({ where: { id: ids }, transaction });
  const own = await ProdPrice.findAll({
    where: { prod_id: prod.id, type: 'any', is_active: true },
    transaction,
  });
  return (participation: WantedParticipation): WantedParticipation => {
    const id = priceIdOf(participation);
    if (id === null) return participation;
    const words = theirs.find((price) => price.id === id)?.text;
    const same = own.find(({ text }) => text === words);
    return same ? `any:${same.id}` : 'main';
  };
}

const priceIdOf = (participation: string): number | null =>
  Number(/^any:(\d+)$/.exec(participation)?.[1]) || null;
