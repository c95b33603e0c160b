import type { CabinetCompanyRequest } from '@odonta/api/contract';
import { companyRequestPath } from '@odonta/db/vocabulary/addresses.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { formatDate, formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { ticketsPath } from '../../../lib/apiFiles.ts';
import { namedWords, seatsWords } from '../../sales/companies/request/requestWords.ts';
import own from '../own/own.module.css';
import { whenAndWhere } from '../own/whenAndWhere.ts';

const tones: Readonly<Partial<Record<CabinetCompanyRequest['status'], string>>> = {
  CREATED: 'badge--calm',
  CONFIRMED: 'badge--good',
};

export function LegalRequestRow({ request }: { request: CabinetCompanyRequest }) {
  const { number, token, status, stage, status_label, prod, nb_seats, seats, sum, valid_until, order_token } =
    request;
  return (
    <li className={`card ${own.row}`}>
      <div className={own.about}>
        <span className={`badge ${tones[status] ?? ''}`}>{status_label}</span>
        <a href={companyRequestPath(token)}>
          <strong>{prod.name}</strong>
        </a>
        <span className={own.note}>{whenAndWhere(prod)}</span>
        <span className={own.note}>
          Заявка {number} от {formatMoscowDay(request.created_at)} · {seatsWords(nb_seats)}
        </span>
        {stage === 'QUOTED' && status === 'CREATED' && valid_until !== null && (
          <span className={own.note}>Цены зафиксированы до {formatDate(valid_until)}</span>
        )}
        {seats && <span className={own.note}>{namedWords(seats)}</span>}
      </div>
      <div className={own.end}>
        {sum !== null && <span className={own.sum}>{formatPrice(sum)}</span>}
        {seats && seats.named > 0 && order_token !== null && (
          <a
            className="button button--quiet button--small"
            href={ticketsPath(order_token)}
            aria-label={`Все билеты в PDF: заявка ${number}`}
          >
            Все билеты в PDF
          </a>
        )}
      </div>
    </li>
  );
}
