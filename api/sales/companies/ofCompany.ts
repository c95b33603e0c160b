import type { CabinetCompanyRequest, CabinetCompanyRequests } from '@odonta/api/contract';
import { LegalQuote, LegalRequest, Order, Prod } from '@odonta/db/models';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { presentProd } from '../../orders/presentProd.ts';
import { isPaid, labelOf, seatsOf } from './presenting.ts';

const perPage = 20;

/** The group orders of a company, the newest first. */
export async function companyRequestsOf(
  legal_user_id: number,
  { offset }: { offset: number },
): Promise<CabinetCompanyRequests> {
  const where = { legal_user_id };
  const total = await LegalRequest.count({ where });
  const rows = await LegalRequest.findAll({
    where,
    include: [
      { model: Prod, as: 'prod', include: ['city'], paranoid: false },
      { model: Order, as: 'order' },
      { model: LegalQuote, as: 'quotes', separate: true, order: [['id', 'DESC']] },
    ],
    order: [['id', 'DESC']],
    limit: perPage,
    offset,
  });
  return { requests: await Promise.all(rows.map(present)), total };
}

async function present(request: LegalRequest): Promise<CabinetCompanyRequest> {
  const { number, token, status, stage, prod, nb_seats, order, quotes } = request;
  const [quote] = quotes;
  const sum = order?.total ?? quote?.total ?? null;
  return {
    ...{ number, token, status, stage, nb_seats },
    status_label: labelOf(request),
    prod: presentProd(prod),
    seats: isPaid(request) ? await seatsOf(request) : null,
    sum: sum === null ? null : roublesOf(sum),
    valid_until: stage === 'QUOTED' && quote ? quote.valid_until : null,
    order_token: order?.token ?? null,
    created_at: secondsOf(request.created_at),
  };
}
