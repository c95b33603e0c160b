import type { SeatNameBody } from '@odonta/api/contract';
import { LegalRequest, type Order, OrderParticipant, Prod, SeatCode } from '@odonta/db/models';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { type Transaction, UniqueConstraintError } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { isAskedBack } from '../../orders/refunds/open.ts';
import { lockOrder } from '../../orders/transition.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { writeTickets } from '../letters/writeOrderLetters.ts';
import { transitionRequest } from './transitionRequest.ts';

/** A place with everything that is locked while it gets its name: the order, the request, the place. */
export interface Place {
  request: LegalRequest;
  order: Order;
  place: OrderParticipant;
}

/** The place of a code, locked; 404 where the code is void, 409 where it has been used. */
export async function placeByCode(
  code: string,
  transaction: Transaction,
): Promise<Place & { code: SeatCode }> {
  const seen = await SeatCode.findOne({
    where: { code, revoked_at: null },
    include: ['request'],
    transaction,
  });
  if (!seen) throw notFound('Ссылка не действует: попросите новую у того, кто её прислал');
  const locked = await lockPlace(seen.request, seen.participant_id, transaction);
  // Read again: another call may have used it during the wait for the order.
  await seen.reload({ transaction });
  if (seen.revoked_at !== null) throw notFound('Ссылка не действует: попросите новую у того, кто её прислал');
  if (seen.used_at !== null) throw conflict('Это место уже занято: по ссылке вписали участника');
  return { ...locked, code: seen };
}

/** A place of a request, locked. Places of others are not found. */
export async function lockPlace(
  seen: LegalRequest,
  placeId: number,
  transaction: Transaction,
): Promise<Place> {
  const order = await lockOrder({ id: seen.order_id ?? 0 }, transaction);
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const request = await LegalRequest.findByPk(seen.id, { lock, transaction, rejectOnEmpty: true });
  const place = await OrderParticipant.findOne({
    where: { id: placeId, order_id: order.id, is_live: true },
    lock,
    transaction,
  });
  if (!place) throw notFound('Такого места в заявке нет');
  return { request, order, place };
}

/**
 * Gives a place its name, once: its link opens nothing after that, and the ticket goes to the participant, or
 * only to the company.
 */
export async function namePlace(
  { request, order, place }: Place,
  person: Omit<SeatNameBody, 'consent'>,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  if (order.status !== 'CONFIRMED' && order.status !== 'PARTIAL_REFUNDED')
    throw conflict('Участников называют после оплаты');
  if (place.named_at !== null) throw conflict('У этого места уже есть имя: участника заменит менеджер');
  if (await isAskedBack(place, transaction))
    throw conflict('За это место возвращают деньги: вписать участника уже нельзя');
  await refuseBegun(order, transaction);
  place.set({
    last_name: person.last_name,
    first_name: person.first_name,
    middle_name: person.middle_name ?? null,
    phone: person.phone ? normalPhone(person.phone) : null,
    email: person.email,
    named_at: new Date(),
    is_written_to: person.is_written_to ?? true,
    sequence: place.sequence + 1,
  });
  await place.save({ transaction }).catch(refuseTwice);
  const { by, origin } = actor;
  const changes = { named: [false, true] as [boolean, boolean] };
  const named = { resource: 'participants', record_id: place.id, action: 'name', changes };
  await unitOfWork.audit({ ...named, by, origin }, transaction);
  await writeTickets(order, [place], transaction);
  await noteWhetherNamed(request, actor, transaction);
}

/** The last name that is given moves the request on. */
export async function noteWhetherNamed(
  request: LegalRequest,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  if (request.stage !== 'PAID') return;
  const where = { order_id: request.order_id ?? 0, is_live: true, named_at: null };
  if ((await OrderParticipant.count({ where, transaction })) > 0) return;
  await transitionRequest(request, 'name', { stage: 'NAMED' }, actor, transaction);
}

/** The manager asks for names that are missing when the course begins. */
async function refuseBegun({ prod_id }: Order, transaction: Transaction): Promise<void> {
  const prod = await Prod.findByPk(prod_id, { paranoid: false, rejectOnEmpty: true, transaction });
  if (prod.date_start && prod.date_start.getTime() <= Date.now())
    throw conflict('Курс уже начался: участника впишет менеджер');
}

function refuseTwice(error: unknown): never {
  if (error instanceof UniqueConstraintError)
    throw conflict('Этот человек уже записан на курс', {
      email: 'Один человек записывается на курс один раз',
    });
  throw error;
}
