import { City, Order, OrderParticipant, Prod } from '@odonta/db/models';
import { editNumber } from '@odonta/db/vocabulary/catalog/courseTime.ts';
import { sittingsOf } from '@odonta/db/vocabulary/catalog/sittings.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { WhereOptions } from 'sequelize';
import { placeOf } from '../../orders/offer.ts';
import { datesOfOrder, scheduleOfOrder } from '../../orders/timesOf.ts';
import { notFound } from '../../platform/http/errors.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';

const taken: readonly RegistrationStatus[] = ['CONFIRMED', 'PARTIAL_REFUNDED'];
const locked: readonly RegistrationStatus[] = ['PREPARE', 'CREATED'];

/** A place on a course as entries of a calendar, one for each sitting: the same entries for good, taken out again when the place is given up. */
export async function ticketEvent(where: WhereOptions<OrderParticipant>): Promise<string> {
  const participant = await OrderParticipant.findOne({
    where,
    include: [
      { model: Order, as: 'order' },
      { model: Prod, as: 'prod', paranoid: false, include: [{ model: City, as: 'city' }] },
    ],
  });
  if (!participant) throw notFound('Билет не найден');
  const { order, prod } = participant;
  if (locked.includes(order.status)) throw notFound('Билета ещё нет: заказ не подтверждён');
  const { date_start: start, date_end } = datesOfOrder(order, prod);
  if (start === null) throw notFound('У курса ещё нет даты');
  const isKept = taken.includes(order.status) && participant.is_live && prod.status !== 'CANCELED';
  return written({ participant, prod, start, date_end, isKept });
}

interface Kept {
  participant: OrderParticipant;
  prod: Prod;
  start: number;
  date_end: number | null;
  isKept: boolean;
}

/** Moments are in UTC, so that no zone table is needed. */
function written({ participant: { id, sequence, order }, prod, start, date_end, isKept }: Kept): string {
  const changedAt = secondsOf(prod.date_edit);
  const url = siteLink(order.snapshot.canonical);
  const times = {
    date_start: start,
    date_end,
    duration_hours: prod.duration_hours,
    schedule: scheduleOfOrder(order, prod),
    utc_offset: prod.city?.utc_offset,
  };
  const calendar = ical({
    prodId: { company: 'odonta', product: 'tickets', language: 'RU' },
    method: isKept ? ICalCalendarMethod.PUBLISH : ICalCalendarMethod.CANCEL,
  });
  for (const [place, sitting] of sittingsOf(times).entries())
    calendar.createEvent({
      id: `booking-${id}${place === 0 ? '' : `-${place + 1}`}@${new URL(siteLink('/')).hostname}`,
      // Neither number ever falls, so their sum rises with a change of either.
      sequence: sequence + editNumber(changedAt),
      stamp: momentOf(changedAt),
      lastModified: momentOf(changedAt),
      start: momentOf(sitting.start),
      end: momentOf(sitting.end),
      allDay: sitting.isWholeDay,
      summary: prod.name,
      description: `Проводит: ${order.snapshot.center}.\nСтраница курса: ${url}`,
      location: placeOf(prod),
      url,
      status: isKept ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    });
  return calendar.toString();
}

const momentOf = (seconds: number) => new Date(seconds * 1000);
