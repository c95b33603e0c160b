import type { CompanySeat, CompanySeats } from '@odonta/api/contract';
import { type LegalRequest, OrderParticipant, SeatCode } from '@odonta/db/models';
import { seatCodePath } from '@odonta/db/vocabulary/addresses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { courseOf } from './transitionRequest.ts';

/** The places of a paid request, with the links that are still good. */
export async function seatsView(request: LegalRequest, transaction?: Transaction): Promise<CompanySeats> {
  const places = await OrderParticipant.findAll({
    where: { order_id: request.order_id ?? 0, is_live: true },
    order: [
      ['number', 'ASC'],
      ['id', 'ASC'],
    ],
    transaction,
  });
  const open = { legal_request_id: request.id, revoked_at: null, used_at: null };
  const codes = await SeatCode.findAll({ where: open, transaction });
  const prod = await courseOf(request, transaction);
  return {
    seats: places.map((place) => present(place, codes)),
    until: secondsOf(prod.date_start),
    reminders: request.seat_reminders,
  };
}

function present(place: OrderParticipant, codes: readonly SeatCode[]): CompanySeat {
  const { id, number, state, last_name, first_name, middle_name, email, named_at, is_written_to } = place;
  const code = named_at === null ? codes.find(({ participant_id }) => participant_id === id) : undefined;
  return {
    ...{ id, number, state },
    person: last_name && first_name ? { last_name, first_name, middle_name, email, is_written_to } : null,
    named_at: secondsOf(named_at),
    code: code ? { code: code.code, link: siteLink(seatCodePath(code.code)), sent_to: code.sent_to } : null,
  };
}
