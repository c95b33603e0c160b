import type { StaffLegalRequest } from '@odonta/api/contract';
import { LegalRequest, OrderParticipant, ProdPrice, SeatReservation } from '@odonta/db/models';
import { priceTypes } from '@odonta/db/vocabulary/catalog/price.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { legalRequestLifecycle } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { type Attributes, Op, type Transaction, type WhereOptions } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { personOf } from '../../orders/contact.ts';
import { nameProd } from '../../orders/presentProd.ts';
import type { RowScope } from '../../platform/http/audiences.ts';
import { historiesOf } from '../../platform/journals/history.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';

/** The visible requests of a member of staff: a manager of some centres sees theirs only. */
export const seenBy = (staff: SignedInUser, scope: RowScope): WhereOptions<Attributes<LegalRequest>> =>
  scope === 'own' ? { center_id: [...staff.managed_center_ids] } : {};

export async function presentLegalRequests(
  rows: LegalRequest[],
  readContext: ReadContext<SignedInUser>,
): Promise<Omit<StaffLegalRequest, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const { transaction } = readContext;
  const histories = await historiesOf('legal_requests', legalRequestLifecycle, ids, readContext);
  const reservations = await SeatReservation.findAll({
    where: { legal_request_id: ids, released_at: null },
    transaction,
  });
  const labels = await labelsOf(rows, transaction);
  const seats = await seatsOf(rows, transaction);
  const kin = await sameCompanies(rows, readContext);
  return rows.map((row) => ({
    ...columnsOf(row),
    participation_label: labels(row.participation),
    held_until: secondsOf(reservations.find((lock) => lock.legal_request_id === row.id)?.held_until ?? null),
    seats: seats.get(row.order_id ?? 0) ?? null,
    same_company: kin.filter((other) => isKin(other, row)).map(({ id, number }) => ({ id, number })),
    history: histories.get(row.id) ?? [],
  }));
}

type Calculated = 'participation_label' | 'held_until' | 'seats' | 'same_company' | 'history';

function columnsOf(row: LegalRequest): Omit<StaffLegalRequest, 'available_transitions' | Calculated> {
  const { prod, order, signatory, offer_version } = row;
  const [quote] = row.quotes;
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    stage: row.stage,
    ended_because: row.ended_because,
    reason: row.reason,
    prod_id: row.prod_id,
    prod: nameProd(prod),
    center_id: row.center_id,
    center: row.center.name,
    legal_user_id: row.legal_user_id,
    inn: row.inn,
    kpp: row.kpp,
    company_name: row.company_name,
    ogrn: row.ogrn,
    address: row.address,
    billing_address: row.billing_address,
    signatory_fio: signatory.fio,
    signatory_post: signatory.post,
    signatory_basis: signatory.basis,
    signatory_email: signatory.email,
    signatory_phone: signatory.phone,
    ...personOf(row),
    post: row.post,
    participation: row.participation,
    nb_seats: row.nb_seats,
    known: row.participants.length,
    need_quote: row.need_quote,
    po_reference: row.po_reference,
    comment: row.comment,
    comment_internal: row.comment_internal,
    quote: quote
      ? { number: quote.number, valid_until: quote.valid_until, total: roublesOf(quote.total) }
      : null,
    agreed_at: secondsOf(row.agreed_at),
    offer_edition: offer_version?.number ?? null,
    order_id: row.order_id,
    order_number: order?.number ?? null,
    debt: roublesOf(order?.debt ?? 0),
    ...stampsOf(row),
  };
}

const paidStages = ['PAID', 'NAMED', 'CLOSED'];

async function seatsOf(rows: readonly LegalRequest[], transaction?: Transaction) {
  const orders = rows.filter(({ stage }) => paidStages.includes(stage)).map(({ order_id }) => order_id ?? 0);
  const people = await OrderParticipant.findAll({
    where: { order_id: orders, is_live: true },
    attributes: ['order_id', 'named_at'],
    transaction,
  });
  const seats = new Map<number, { named: number; total: number }>();
  for (const { order_id, named_at } of people) {
    const { named, total } = seats.get(order_id) ?? { named: 0, total: 0 };
    seats.set(order_id, { named: named + (named_at === null ? 0 : 1), total: total + 1 });
  }
  return seats;
}

/** Only among those that the viewer may see at all. */
const sameCompanies = (
  rows: readonly LegalRequest[],
  { viewer, transaction }: ReadContext<SignedInUser>,
): Promise<LegalRequest[]> =>
  LegalRequest.findAll({
    where: {
      ...seenBy(viewer, viewer.grants.scope('legal_requests.list') ?? 'own'),
      inn: [...new Set(rows.map(({ inn }) => inn))],
      status: 'CREATED',
      stage: { [Op.ne]: 'CLOSED' },
    },
    attributes: ['id', 'number', 'inn', 'kpp'],
    order: [['id', 'DESC']],
    limit: 500,
    transaction,
  });

/** A branch has the tax number of its company and another КПП. */
const isKin = (one: LegalRequest, other: LegalRequest) =>
  one.id !== other.id && one.inn === other.inn && one.kpp === other.kpp;

async function labelsOf(rows: readonly LegalRequest[], transaction?: Transaction) {
  const ids = rows.flatMap(({ participation }) => Number(/^any:(\d+)$/.exec(participation)?.[1]) || []);
  const named = ids.length === 0 ? [] : await ProdPrice.findAll({ where: { id: ids }, transaction });
  const special = new Map(named.map(({ id, text }) => [`any:${id}`, text]));
  const known: Record<string, string> = {
    main: 'Весь курс',
    lecture: priceTypes.lecture,
    practice: priceTypes.practice,
  };
  return (participation: string): string =>
    known[participation] ?? special.get(participation) ?? priceTypes.any;
}
