import type { CompanyRequestView } from '@odonta/api/contract';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { fullNameOf } from '@odonta/db/vocabulary/personName.ts';
import { formatDays } from '@odonta/db/vocabulary/time.ts';
import styles from '../../orders/order.module.css';
import facts from './request.module.css';
import { seatsWords } from './requestWords.ts';

/** The request, its author, and the responsible person. */
export function RequestFacts({ request, title }: { request: CompanyRequestView; title: string }) {
  const { prod } = request;
  return (
    <section className={`card card--padded ${styles.part}`} aria-labelledby="request-facts">
      <h2 id="request-facts">{title}</h2>
      <p>
        <a href={prod.canonical}>{prod.name}</a>
        <span className={styles.note}>
          {[
            prod.date_start === null ? 'Дата уточняется' : formatDays(prod.date_start, prod.date_end ?? 0),
            prod.place,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <dl className={facts.facts}>
        {factsOf(request).map(
          ([term, fact]) =>
            fact && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

function factsOf(request: CompanyRequestView) {
  const { company, signatory, admin_contact: contact, nb_seats, participation_label } = request;
  const name = fullNameOf(contact);
  return [
    ['Мест', `${seatsWords(nb_seats)}, ${participation_label.toLowerCase()}`],
    ['Организация', company.name],
    ['ИНН и КПП', [company.inn, company.kpp].filter(Boolean).join(' / ')],
    ['ОГРН', company.ogrn],
    ['Юридический адрес', company.address],
    ['Адрес для документов', company.billing_address],
    ['Подписант', `${signatory.fio}, ${signatory.post}. Основание: ${signatory.basis}`],
    ['Контактное лицо', [name, contact.post].filter(Boolean).join(', ')],
    ['Связь', `${contact.email}, ${formatPhone(contact.phone)}`],
    ['Ваш номер заказа', request.po_reference],
    ['Комментарий', request.comment],
  ] as const;
}
