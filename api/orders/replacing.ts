import type { Replacement } from '@odonta/api/contract';
import { CheckIn, type Order, OrderParticipant, type Prod, SeatTake } from '@odonta/db/models';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { type Transaction, UniqueConstraintError } from 'sequelize';
import { conflict } from '../platform/http/errors.ts';
import { unitOfWork } from '../platform/journals/unitOfWork.ts';
import type { Actor } from './actor.ts';
import { notifyOfReplacement } from './effects.ts';
import { pricingColumns } from './newRows.ts';
import { isAskedBack } from './refunds/open.ts';
import { beginningOf } from './timesOf.ts';

/** Replaces a participant: the seat and its price pass to the new one, the old ticket is void. */
export async function replace(
  order: Order,
  participant: OrderParticipant,
  person: Replacement,
  actor: Actor,
  transaction: Transaction,
): Promise<OrderParticipant> {
  if (!participant.is_live) throw conflict('Этот участник уже не записан на курс');
  if (await isAskedBack(participant, transaction))
    throw conflict('За этого участника возвращают деньги: сначала завершите или отклоните возврат');
  const came = await CheckIn.findOne({
    where: { participant_id: participant.id },
    order: [['id', 'DESC']],
    transaction,
  });
  if (came?.kind === 'IN') throw conflict('Участник уже пришёл: его не заменить');
  await participant.update(
    { state: 'REPLACED', is_live: false, sequence: participant.sequence + 1 },
    { transaction },
  );
  const successor = await OrderParticipant.create(successorOf(participant, person), { transaction }).catch(
    refuseTwice,
  );
  await participant.update({ replaced_by: successor.id }, { transaction });
  await SeatTake.update(
    { participant_id: successor.id },
    { where: { participant_id: participant.id, released_at: null }, transaction },
  );
  const { by, origin, reason = null } = actor;
  const named = { action: 'replace', resource: 'participants', record_id: participant.id };
  await unitOfWork.audit(
    { ...named, by, origin, changes: { replaced_by: [null, successor.id] }, reason },
    transaction,
  );
  await notifyOfReplacement({ order, from: participant, to: successor, actor }, transaction);
  return successor;
}

/** Whether the course of an order lets others than staff replace its participants, and there is still time for that. */
export function isReplacementOpen(
  order: Pick<Order, 'lesson_from' | 'snapshot'>,
  { replace_hours }: Pick<Prod, 'replace_hours'>,
): boolean {
  if (replace_hours === null) return false;
  const beginning = beginningOf(order);
  return beginning === null || nowInSeconds() < beginning - replace_hours * 3600;
}

/** The fields of a seat that survive a replacement. */
const kept = ['order_id', 'prod_id', 'number', ...pricingColumns, 'is_written_to'] as const;
type Kept = Pick<OrderParticipant, (typeof kept)[number]>;

function successorOf(
  participant: OrderParticipant,
  { last_name, first_name, middle_name, phone, email }: Replacement,
) {
  return {
    ...(Object.fromEntries(kept.map((field) => [field, participant[field]])) as Kept),
    last_name,
    first_name,
    middle_name: middle_name ?? null,
    phone: phone ? normalPhone(phone) : null,
    email,
    named_at: new Date(),
  };
}

function refuseTwice(error: unknown): never {
  if (error instanceof UniqueConstraintError)
    throw conflict('Этот человек уже записан на курс', {
      email: 'Один человек записывается на курс один раз',
    });
  throw error;
}
