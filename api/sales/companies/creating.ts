import type { CompanyRequestBody, OrderingCompany } from '@odonta/api/contract';
import { type KnownParticipant, LegalRequest, type Prod, type SeatPool } from '@odonta/db/models';
import { kppOfEntrepreneur } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { legalRequestLimits } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { literal, Op, type Transaction } from 'sequelize';
import { refuseClosedCenter } from '../../orders/closedCenters.ts';
import { personColumns } from '../../orders/contact.ts';
import { methodsFor, refuseUnbookable, stateWith } from '../../orders/offer.ts';
import { prodsOnSale } from '../../orders/onSale.ts';
import { quote } from '../../orders/quoting.ts';
import { freeFor, lockPoolsOf, poolsOf } from '../../orders/seats/seats.ts';
import { reserveSoftly } from '../../orders/seats/softReservations.ts';
import { conflict, invalid, noSeats, notFound } from '../../platform/http/errors.ts';
import { newSecret } from '../../platform/http/newSecret.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { requestReceived } from './letters.ts';
import { notifyStaffInCharge } from './notices.ts';

/** The requester: a member of a company, a visitor with a link to the form, or staff for a client. */
export interface AskedBy {
  legal_user_id?: number;
  legal_member_id?: number;
  created_by?: number;
  consent_id: number;
}

type Asked = Omit<CompanyRequestBody, 'consent' | 'company'> & { company: OrderingCompany };

/**
 * Creates a request. A small part of the free seats is reserved at once for all requests that no manager has
 * seen; more after that. Refuses what no company can buy: a closed or free course, or one not sold by invoice.
 */
export async function createRequest(
  asked: Asked,
  by: AskedBy,
  transaction: Transaction,
): Promise<LegalRequest> {
  const [prod] = await prodsOnSale([asked.prod_id], transaction);
  if (!prod) throw notFound('Курс не найден');
  const pools = await poolsOf([prod.id], transaction);
  const left = freeFor(asked.participation ?? 'main', pools);
  if (left !== null && left < asked.nb_seats) throw noSeats(left);
  refuseUnsellable(prod, pools, asked, { isSoldInPause: by.created_by !== undefined });
  const columns = { ...columnsOf(asked, prod), ...by };
  const request = await LegalRequest.create(columns, { transaction }).catch(refuseClosedCenter);
  if (await isSmall(request, transaction)) await reserveFor(request, transaction);
  await writeLetter(requestReceived(request, prod), transaction);
  await notifyStaffInCharge(request, `Новая групповая заявка ${request.number}`, transaction);
  return request;
}

/**
 * Calculated together with other unseen reservations, and under the lock of the seats: ten small parts are a
 * large one.
 */
async function isSmall(request: LegalRequest, transaction: Transaction): Promise<boolean> {
  const { prod_id, participation, nb_seats } = request;
  await lockPoolsOf({ prods: [prod_id] }, transaction);
  const left = freeFor(participation, await poolsOf([prod_id], transaction));
  if (left === null) return true;
  const unseen = await LegalRequest.sum('nb_seats', {
    where: { prod_id, status: 'CREATED', stage: 'DRAFT', id: { [Op.in]: literal(locked) } },
    transaction,
  });
  return ((unseen ?? 0) + nb_seats) * 100 <= (left + (unseen ?? 0)) * legalRequestLimits.reservedUnseen;
}

const locked = '(select legal_request_id from seat_holds where released_at is null)';

/** For a day from now. False where there are not enough any more. */
export async function reserveFor(
  { id, prod_id, participation, nb_seats }: LegalRequest,
  transaction: Transaction,
): Promise<{ isReserved: true } | { isReserved: false; left: number }> {
  const until = new Date((nowInSeconds() + legalRequestLimits.reserveHours * 3600) * 1000);
  const wanted = { legal_request_id: id, prod_id, participation, count: nb_seats };
  return reserveSoftly(wanted, until, transaction);
}

/** The price is calculated as well: that refuses an option of participation that the course does not have. */
export function refuseUnsellable(
  prod: Prod,
  pools: readonly SeatPool[],
  { participation = 'main', nb_seats }: Pick<Asked, 'participation' | 'nb_seats'>,
  sold: { isSoldInPause: boolean },
) {
  refuseUnbookable(prod, stateWith(prod, pools), sold);
  if (!methodsFor(prod, 'LEGAL').includes('INVOICE'))
    throw conflict('Этот курс не продаётся организациям по счёту');
  const participants = Array.from({ length: nb_seats }, () => ({}));
  const prices = quote(prod, pools, { participation, participants });
  if (prices.quote.total === 0) throw conflict('Курс бесплатный: запишите участников сразу, счёт не нужен');
  return prices;
}

function columnsOf({ company, admin_contact, signatory, ...asked }: Asked, prod: Prod) {
  if (company.inn.length === 12 && company.kpp) throw invalid({ 'company.kpp': kppOfEntrepreneur });
  return {
    token: newSecret(),
    prod_id: prod.id,
    center_id: prod.center_id,
    inn: company.inn,
    kpp: company.kpp ?? null,
    company_name: company.name,
    ogrn: company.ogrn ?? null,
    address: company.address,
    billing_address: company.billing_address ?? null,
    signatory: { ...signatory, phone: signatory.phone ? normalPhone(signatory.phone) : null },
    ...personColumns(admin_contact),
    post: admin_contact.post ?? null,
    participation: asked.participation ?? 'main',
    nb_seats: asked.nb_seats,
    participants: (asked.participants ?? []) as KnownParticipant[],
    need_quote: asked.need_quote,
    po_reference: asked.po_reference ?? null,
    comment: asked.comment ?? null,
  };
}
