import type { CompanyQuoteView, CompanyRequestView } from '@odonta/api/contract';
import { type LegalQuote, LegalRequest, Order, OrderParticipant, Prod, ProdPrice } from '@odonta/db/models';
import { priceTypes } from '@odonta/db/vocabulary/catalog/price.ts';
import { versionPath } from '@odonta/db/vocabulary/content/pages.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import type { Participation } from '@odonta/db/vocabulary/orders/participation.ts';
import {
  type LegalRequestEnd,
  type LegalRequestStage,
  legalRequestEnds,
  offerPath,
  stageLabel,
} from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import { type RequestStatus, requestStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { invoiceOf } from '../../money/invoices/invoiceOf.ts';
import { linkOf } from '../../money/invoices/invoices.presenter.ts';
import { lastQuoteOf } from '../../money/invoices/lastQuote.ts';
import { presentProd } from '../../orders/presentProd.ts';
import { reservedUntil } from '../../orders/seats/softReservations.ts';
import { notFound } from '../../platform/http/errors.ts';
import { currentOffer, offerVersion } from './agreeing.ts';
import { canCancel } from './ending.ts';
import { groupsOf } from './quoteSnapshot.ts';
import { isOpen } from './quoting.ts';

/** A request for the holder of its link. */
export async function viewOfRequest(token: string, transaction?: Transaction): Promise<CompanyRequestView> {
  const include = [
    { model: Prod, as: 'prod', include: ['city'], paranoid: false },
    { model: Order, as: 'order' },
  ];
  const request = await LegalRequest.findOne({ where: { token }, include, transaction });
  if (!request) throw notFound('Заявка не найдена');
  const { order } = request;
  const quote = await lastQuoteOf(request, transaction);
  const invoice = order && (await invoiceOf(order, transaction));
  const edition = await currentOffer(transaction);
  const ended: LegalRequestEnd | null = request.ended_because;
  return {
    number: request.number,
    token,
    status: request.status,
    stage: request.stage,
    status_label: labelOf(request),
    end: ended,
    reason: request.reason ?? (ended && legalRequestEnds[ended]),
    prod: presentProd(request.prod),
    participation_label: await participationLabel(request, transaction),
    ...saidBy(request),
    held_until: await reservedUntil(request.id, transaction),
    quote: quote && presentQuote(request, quote),
    offer: {
      path: edition ? versionPath(offerPath, edition.number) : offerPath,
      version: offerVersion(edition),
    },
    order: order && {
      number: order.number,
      token: order.token,
      total: roublesOf(order.total),
      paid: roublesOf(order.paid_sum),
      debt: roublesOf(order.debt),
      expires_at: secondsOf(order.expires_at),
    },
    invoice: invoice && linkOf(invoice),
    seats: isPaid(request) ? await seatsOf(request, transaction) : null,
    can: [
      ...(isAcceptable(request, quote) ? (['accept'] as const) : []),
      ...(canCancel(request) ? (['cancel'] as const) : []),
      ...(isPaid(request) ? (['seats'] as const) : []),
    ],
    created_at: secondsOf(request.created_at),
  };
}

/** In one word how far a request has come, or how it has ended. */
export function labelOf({ status, stage, order }: LegalRequest): string {
  const [now, at]: [RequestStatus, LegalRequestStage] = [status, stage];
  if (now === 'CANCELED' || now === 'REJECTED') return requestStatuses[now].label;
  return stageLabel(at, { debt: order?.debt, hasOrder: Boolean(order) });
}

const paidStages: readonly LegalRequestStage[] = ['PAID', 'NAMED', 'CLOSED'];

/** Whether its places may be named. */
export const isPaid = ({ status, stage }: LegalRequest): boolean =>
  status === 'CONFIRMED' && paidStages.includes(stage);

export async function seatsOf({ order_id }: LegalRequest, transaction?: Transaction) {
  const where = { order_id: order_id ?? 0, is_live: true };
  const total = await OrderParticipant.count({ where, transaction });
  const unnamed = await OrderParticipant.count({ where: { ...where, named_at: null }, transaction });
  return { named: total - unnamed, total };
}

export async function participationLabel(
  { participation: named }: LegalRequest,
  transaction?: Transaction,
): Promise<string> {
  const participation: Participation = named;
  if (participation === 'main') return 'Весь курс';
  if (participation === 'lecture' || participation === 'practice') return priceTypes[participation];
  const price = await ProdPrice.findByPk(Number(participation.slice('any:'.length)), { transaction });
  return price?.text ?? priceTypes.any;
}

/** The values of the form. */
export function saidBy(request: LegalRequest) {
  const { kpp, ogrn, billing_address, signatory, middle_name, post } = request;
  const { phone: signatoryPhone, ...signs } = signatory;
  return {
    company: {
      inn: request.inn,
      ...(kpp !== null && { kpp }),
      name: request.company_name,
      ...(ogrn !== null && { ogrn }),
      address: request.address,
      ...(billing_address !== null && { billing_address }),
    },
    signatory: { ...signs, ...(signatoryPhone !== null && { phone: signatoryPhone }) },
    admin_contact: {
      last_name: request.last_name,
      first_name: request.first_name,
      ...(middle_name !== null && { middle_name }),
      phone: request.phone,
      email: request.email,
      ...(post !== null && { post }),
    },
    nb_seats: request.nb_seats,
    need_quote: request.need_quote,
    po_reference: request.po_reference,
    comment: request.comment,
  };
}

export function presentQuote(request: LegalRequest, quote: LegalQuote): CompanyQuoteView {
  const { number, date } = quote.snapshot;
  return {
    ...{ number, date },
    valid_until: quote.valid_until,
    lines: groupsOf(quote.frozen.quote).map((group) => ({ ...group, sum: group.unit * group.count })),
    total: roublesOf(quote.total),
    pdf: `/api${quotePath(request)}`,
    is_open: isAcceptable(request, quote),
  };
}

export const quotePath = ({ token }: LegalRequest): string => `/legal-request/${token}/quote`;

const isAcceptable = ({ status, stage }: LegalRequest, quote: LegalQuote | null): boolean =>
  status === 'CREATED' && stage === 'QUOTED' && quote !== null && isOpen(quote);
