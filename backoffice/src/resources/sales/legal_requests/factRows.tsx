import type { StaffLegalRequest } from '@odonta/api/contract';
import { shortDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { legalRequestEnds, namedOf } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { CallLink, MailLink } from '../../../kit/record/ContactLinks.tsx';
import type { FactRow } from '../../../kit/record/Facts.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { ProdLink } from '../../content/manager_requests/ProdLink.tsx';

type Rows = readonly FactRow<StaffLegalRequest>[];

/** The parts of a group order's card. */

export const contactRows: Rows = [
  ['last_name', ({ last_name }) => last_name],
  ['first_name', ({ first_name, middle_name }) => [first_name, middle_name].filter(Boolean).join(' ')],
  ['post', ({ post }) => post],
  ['phone', ({ phone }) => <CallLink phone={phone} />],
  ['email', ({ email }) => <MailLink email={email} />],
];

export const signatoryRows: Rows = [
  ['signatory_fio', ({ signatory_fio }) => signatory_fio],
  ['signatory_post', ({ signatory_post }) => signatory_post],
  ['signatory_basis', ({ signatory_basis }) => signatory_basis],
  ['signatory_email', ({ signatory_email }) => <MailLink email={signatory_email} />],
  ['signatory_phone', ({ signatory_phone }) => signatory_phone && <CallLink phone={signatory_phone} />],
];

export const courseRows: Rows = [
  ['prod', ({ prod }) => <ProdLink prod={prod} />],
  ['center', ({ center }) => center],
  ['participation_label', ({ participation_label }) => participation_label],
  ['nb_seats', ({ nb_seats }) => nb_seats],
  ['known', ({ known }) => known > 0 && known],
  ['held_until', ({ held_until }) => held_until && formatMoment(held_until)],
  ['seats', ({ seats }) => seats && namedOf(seats)],
  ['need_quote', ({ need_quote }) => (need_quote ? 'Да' : 'Нет, сразу счёт')],
  ['comment', ({ comment }) => comment],
  ['comment_internal', ({ comment_internal }) => comment_internal],
];

export const moneyRows: Rows = [
  ['quote', ({ quote }) => quote && quoteInWords(quote)],
  ['po_reference', ({ po_reference }) => po_reference],
  ['agreed_at', ({ agreed_at }) => agreed_at && formatMoment(agreed_at)],
  ['offer_edition', ({ offer_edition }) => offer_edition],
  [
    'order_id',
    ({ order_id, order_number }) =>
      order_id && <RecordPointer resource="orders" id={order_id} name={order_number ?? undefined} />,
  ],
  ['debt', ({ debt }) => debt > 0 && formatPrice(debt)],
  ['ended_because', ({ ended_because }) => ended_because && legalRequestEnds[ended_because]],
  ['reason', ({ reason }) => reason],
];

export const companyRows: Rows = [
  ['company_name', ({ company_name }) => company_name],
  ['inn', ({ inn }) => inn],
  ['kpp', ({ kpp }) => kpp],
  ['ogrn', ({ ogrn }) => ogrn],
  ['address', ({ address }) => address],
  ['billing_address', ({ billing_address }) => billing_address],
  [
    'legal_user_id',
    ({ legal_user_id }) => legal_user_id && <RecordPointer resource="legal_users" id={legal_user_id} />,
  ],
  ['same_company', ({ same_company }) => same_company.length > 0 && <Others of={same_company} />],
];

const quoteInWords = ({ number, valid_until, total }: NonNullable<StaffLegalRequest['quote']>) =>
  `№ ${number}, ${formatPrice(total)}, действует до ${shortDay(valid_until)}`;

const Others = ({ of }: { of: StaffLegalRequest['same_company'] }) =>
  of.map(({ id, number }) => (
    <div key={id}>
      <RecordPointer resource="legal_requests" id={id} name={number} />
    </div>
  ));
