import { LegalRequest, Order } from '@odonta/db/models';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { legalRequestLimits } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { literal, Op, type Transaction, type WhereOptions } from 'sequelize';
import { releaseReservations } from '../../orders/seats/release.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { expireQuote } from './ending.ts';
import { unnamedLeft } from './letters.ts';
import { notifyStaffInCharge } from './notices.ts';
import { seatsOf } from './presenting.ts';
import { transitionRequest } from './transitionRequest.ts';

/** Releases seats that were reserved for a day; returns the number of requests. */
export const expireSoftReservations = (): Promise<number> =>
  eachOf('expire soft holds', { id: { [Op.in]: literal(reservedTooLong) } }, (request, transaction) =>
    releaseReservations([request.id], transaction),
  );

/** Expires offers that were not accepted in time; returns how many. */
export const expireQuotes = (now = new Date()): Promise<number> =>
  eachOf(
    'expire quotes',
    { status: 'CREATED', stage: 'QUOTED', id: { [Op.in]: literal(outOfTerm(now)) } },
    (request, transaction) => expireQuote(request, systemActor, transaction),
  );

/** Reports places without names while there is time to find participants; once a request. */
export const notifyOfUnnamed = (): Promise<number> =>
  eachOf(
    'tell of unnamed',
    { status: 'CONFIRMED', stage: 'PAID', unnamed_told_at: null, prod_id: { [Op.in]: literal(soon) } },
    announce,
  );

/** A group order is complete when its documents are signed. */
export const closeRequests = (): Promise<number> =>
  eachOf(
    'close requests',
    { status: 'CONFIRMED', stage: ['PAID', 'NAMED'], order_id: { [Op.in]: literal(signed) } },
    (request, transaction) =>
      transitionRequest(request, 'close', { stage: 'CLOSED' }, systemActor, transaction),
  );

async function announce(request: LegalRequest, transaction: Transaction): Promise<void> {
  const { named, total } = await seatsOf(request, transaction);
  const order = await Order.findByPk(request.order_id ?? 0, { transaction });
  await request.update({ unnamed_told_at: new Date() }, { transaction });
  if (!order || named === total) return;
  const left = plural(total - named, ['место', 'места', 'мест']);
  await notifyStaffInCharge(
    request,
    `Заявка ${request.number}: скоро курс, без имени ещё ${left}`,
    transaction,
  );
  if (request.seat_reminders) await writeLetter(unnamedLeft(request, order, total - named), transaction);
}

/** Each in a transaction of its own; row locks divide the work between nodes. */
const eachOf = (
  name: string,
  where: WhereOptions<LegalRequest>,
  act: (request: LegalRequest, transaction: Transaction) => Promise<void>,
): Promise<number> =>
  nextRows({ name, keyOf: ({ id }: LegalRequest) => id, act }, (rested, transaction) =>
    LegalRequest.findOne({
      where: { [Op.and]: [where, { id: { [Op.notIn]: rested.map(Number) } }] },
      order: [['id', 'ASC']],
      lock: transaction.LOCK.NO_KEY_UPDATE,
      skipLocked: true,
      transaction,
    }),
  );

const reservedTooLong = `(select legal_request_id from seat_holds where released_at is null and held_until <= now())`;

const outOfTerm = (now: Date) =>
  `(select legal_request_id from legal_quotes group by legal_request_id having max(valid_until) < '${moscowDay(now)}')`;

const soon = `(select id from prods where date_start > now()
  and date_start <= now() + interval '${legalRequestLimits.unnamedDays} days')`;

const signed = `(select order_id from accounting_docs where status = 'FINISHED')`;
