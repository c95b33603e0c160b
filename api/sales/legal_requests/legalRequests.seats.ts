import type { StaffCompanySeat } from '@odonta/api/contract';
import { LegalRequest, OrderParticipant, SeatCode } from '@odonta/db/models';
import { maskEmail, maskName } from '@odonta/db/vocabulary/masks.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { auditStaff } from '../../identity/sessions/auditStaff.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { RowScope } from '../../platform/http/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { conflict } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { pick } from '../../platform/kit/records.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import type { Changes } from '../../platform/transitions/transition.ts';
import { reissueCode, revokeCode } from '../companies/codes.ts';
import { codeBody } from '../companies/companies.schema.ts';
import { lockPlace, type Place } from '../companies/naming.ts';
import { isPaid } from '../companies/presenting.ts';

const readSeats = (requests: AnyResource): AnyEndpoint =>
  endpoint({
    method: 'get',
    path: '/adm/legal_requests/:id/seats',
    summary: 'The participants of a group order, and its unused links',
    audience: staffAudience,
    allow: 'legal_requests.show',
    handle: async (call) => {
      const request = await requestOf(requests, call);
      return { message: isPaid(request) ? await seatsOf(request, call) : [] };
    },
  });

const sendCode = (requests: AnyResource): AnyEndpoint =>
  ofSeat(
    requests,
    'code',
    'A new personal link of a place, sent by mail',
    codeBody,
    ({ request, ...place }, body, transaction) => reissueCode(request, { ...place, ...body }, transaction),
  );

const takeCodeBack = (requests: AnyResource): AnyEndpoint =>
  ofSeat(
    requests,
    'revoke',
    'Take the personal link of a place back',
    Joi.object<{ email?: string }>({}),
    ({ place }, _body, transaction) => revokeCode(place, transaction),
  );

export const staffSeatEndpoints = (requests: AnyResource): AnyEndpoint[] => [
  readSeats(requests),
  sendCode(requests),
  takeCodeBack(requests),
];

interface Asked {
  actor: SignedInUser;
  scope: RowScope;
  params: Record<string, string>;
}

/** Read without a lock: the action locks it after its order. */
async function requestOf(requests: AnyResource, { actor, scope, params }: Asked): Promise<LegalRequest> {
  const request = await pick(requests, actor, scope, params.id ?? '');
  if (!(request instanceof LegalRequest)) throw new TypeError('places belong to group orders');
  return request;
}

function ofSeat(
  requests: AnyResource,
  word: 'code' | 'revoke',
  summary: string,
  body: Joi.ObjectSchema<{ email?: string }>,
  act: (place: Place, body: { email?: string }, transaction: Transaction) => Promise<unknown>,
): AnyEndpoint {
  return endpoint({
    method: 'post',
    path: `/adm/legal_requests/:id/seats/:seat/${word}`,
    summary,
    audience: staffAudience,
    allow: 'legal_requests.edit',
    body,
    handle: async (call) => {
      const seen = await requestOf(requests, call);
      const seat = numberIn(call.params.seat);
      if (!isPaid(seen)) throw conflict('Личные ссылки у мест появляются после оплаты');
      return unitOfWork.transaction(async (transaction) => {
        const place = await lockPlace(seen, seat, transaction);
        await act(place, call.body, transaction);
        const changes: Changes = { seat: [null, place.place.number] };
        const action = { action: `seat_${word}`, resource: 'legal_requests', record_id: seen.id, changes };
        await auditStaff(call, action, transaction);
        return { message: await seatsOf(place.request, call, transaction) };
      });
    },
  });
}

/** Only the invited people get the links: the holder of a link names himself. */
async function seatsOf(
  { id, order_id }: LegalRequest,
  { actor, scope }: Asked,
  transaction?: Transaction,
): Promise<StaffCompanySeat[]> {
  const places = await OrderParticipant.findAll({
    where: { order_id: order_id ?? 0, is_live: true },
    order: [
      ['number', 'ASC'],
      ['id', 'ASC'],
    ],
    transaction,
  });
  const open = { legal_request_id: id, revoked_at: null, used_at: null };
  const codes = new Map(
    (await SeatCode.findAll({ where: open, transaction })).map((code) => [code.participant_id, code]),
  );
  const isMasked = staffAudience.masks(actor, 'legal_requests', scope === 'own');
  const shown = (text: string | null, mask: (text: string) => string) =>
    text !== null && isMasked ? mask(text) : text;
  return places.map((place) => {
    const code = place.named_at === null ? codes.get(place.id) : undefined;
    const name = [place.last_name, place.first_name].filter(Boolean).join(' ');
    return {
      id: place.id,
      number: place.number,
      name: shown(name || null, maskName),
      named_at: secondsOf(place.named_at),
      has_link: code !== undefined,
      sent_to: shown(code?.sent_to ?? null, maskEmail),
    };
  });
}
