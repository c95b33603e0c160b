import { type LegalRequest, type Order, OrderParticipant, SeatCode } from '@odonta/db/models';
import { QueryTypes, type Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';
import { newSecret } from '../../platform/http/newSecret.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { seatOffered } from './letters.ts';

/** A personal link for each place that has no name yet. */
export async function issueCodes(
  { id }: LegalRequest,
  { id: order_id }: Order,
  transaction: Transaction,
): Promise<void> {
  const unnamed = await OrderParticipant.findAll({
    where: { order_id, is_live: true, named_at: null },
    order: [['number', 'ASC']],
    transaction,
  });
  const codes = unnamed.map((place) => newCode(id, place.id));
  await SeatCode.bulkCreate(codes, { transaction });
}

/** A new link for a place, in the stead of the one it had; it is sent where it is asked to be. */
export async function reissueCode(
  request: LegalRequest,
  { place, order, email }: { place: OrderParticipant; order: Order; email?: string },
  transaction: Transaction,
): Promise<void> {
  if (place.named_at !== null) throw conflict('Это место уже с именем: ссылка ему не нужна');
  await revokeCode(place, transaction);
  const code = await SeatCode.create(
    { ...newCode(request.id, place.id), sent_to: email ?? null },
    { transaction },
  );
  if (email) await writeLetter(seatOffered(request, order, code, email), transaction);
}

/** The link of this place opens nothing any more. */
export async function revokeCode({ id }: OrderParticipant, transaction: Transaction): Promise<void> {
  const open = { participant_id: id, revoked_at: null, used_at: null };
  await SeatCode.update({ revoked_at: new Date() }, { where: open, transaction });
}

/** The places of a rescheduled order are matched to those of the new one by their numbers; sent links stay valid. */
export async function carryCodes(
  { from, to }: { from: number; to: number },
  transaction: Transaction,
): Promise<void> {
  await SeatCode.sequelize?.query(repoint, { bind: [from, to], type: QueryTypes.UPDATE, transaction });
}

const newCode = (legal_request_id: number, participant_id: number) => ({
  legal_request_id,
  participant_id,
  code: newSecret(),
});

const repoint = `
  update seat_codes c set participant_id = there.id
  from order_participants here join order_participants there on there.number = here.number
  where c.participant_id = here.id and here.order_id = $1 and there.order_id = $2
    and there.is_live and c.revoked_at is null`;
