import type { StaffProd } from '@odonta/api/contract';
import { priceLabel } from '@odonta/db/vocabulary/catalog/price.ts';
import {
  degrees,
  nmoStates,
  prodTypes,
  seatsDisplays,
  services,
} from '@odonta/db/vocabulary/catalog/prod.ts';
import { inclusions, issuedDocuments } from '@odonta/db/vocabulary/catalog/prodOffer.ts';
import { programInLines } from '@odonta/db/vocabulary/catalog/programDays.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { paymentMethods, repricings } from '@odonta/db/vocabulary/orders/order.ts';
import { academicHours, plural } from '@odonta/db/vocabulary/plural.ts';
import { formatDay } from '@odonta/db/vocabulary/time.ts';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { ReferenceName } from '../../../kit/record/ReferenceName.tsx';
import { ReferenceNames } from '../../../kit/record/ReferenceNames.tsx';
import { RichText } from '../../../kit/record/RichText.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { categoriesInWords, datesOf, dayAndHours, stepInWords } from './labels.ts';
import { ProdFacts } from './ProdFacts.tsx';
import { RerunButton } from './RerunButton.tsx';
import { SeoSection, seoHint } from './seo/SeoSection.tsx';
import { transitionBodies } from './transitionBodies.tsx';

/** A course for viewers without the right to edit: a manager with a caller on the line. */
export function ProdShow() {
  const { may } = useRights();
  return (
    <ShowPage<StaffProd>
      titleOf={(prod) => prod.name}
      facts={(prod) => <ProdFacts prod={prod} />}
      actions={
        <>
          <RerunButton />
          <TransitionButtons bodies={transitionBodies} />
        </>
      }
      sections={[
        { id: 'main', title: 'Главное', content: <Facts<StaffProd> rows={mainRows} /> },
        { id: 'prices', title: 'Цены', content: <Facts<StaffProd> rows={priceRows} /> },
        { id: 'terms', title: 'Условия продажи', content: <Facts<StaffProd> rows={termRows} /> },
        { id: 'content', title: 'Содержание', content: <Facts<StaffProd> rows={contentRows} /> },
        ...(may('prod_seo.show') ? [seoSection] : []),
      ]}
    />
  );
}

const seoSection = { id: 'seo', title: 'Поисковая выдача', content: <SeoSection />, hint: seoHint };

const mainRows: readonly FactRow<StaffProd>[] = [
  ['center_id', () => <ReferenceName reference="centers" source="center_id" />],
  ['type', ({ type }) => prodTypes[type]],
  ['date_start', datesOf],
  ['city_id', () => <ReferenceName reference="cities" source="city_id" />],
  ['address', ({ address }) => address],
  ['schedule', ({ schedule }) => schedule.map(dayAndHours).join('\n')],
  ['directions', ({ directions }) => directions],
  ['duration_hours', ({ duration_hours }) => duration_hours && academicHours(duration_hours)],
  ['degree', ({ degree }) => degrees[degree] ?? degrees.MIDDLE],
  ['categories', ({ categories }) => categoriesInWords(categories)],
  ['services', (prod) => prod.services.map((id) => services[id]).join(', ')],
  ['nmo', ({ nmo }) => nmo && `${plural(nmo.points, ['балл', 'балла', 'баллов'])}, ${nmoStates[nmo.state]}`],
  ['issued_documents', (prod) => prod.issued_documents.map((code) => issuedDocuments[code]).join(', ')],
  ['inclusions', (prod) => prod.inclusions.map((code) => inclusions[code]).join(', ')],
  ['inclusions_note', ({ inclusions_note }) => inclusions_note],
  ['group_size', ({ group_size }) => group_size],
  [
    'speciality_ids',
    ({ speciality_ids }) => <ReferenceNames reference="specializations" ids={speciality_ids} />,
  ],
  ['series_id', () => <ReferenceName reference="prods" source="series_id" />],
  ['lecturer_ids', ({ lecturer_ids }) => <ReferenceNames reference="lecturers" ids={lecturer_ids} />],
  [
    'seats_total',
    ({ seats_total, seats_taken }) =>
      seats_total === null
        ? 'Без ограничения'
        : `${plural(seats_total, ['место', 'места', 'мест'])}, занято ${seats_taken}`,
  ],
  ['seats_display', ({ seats_display }) => seatsDisplays[seats_display]],
];

const priceRows: readonly FactRow<StaffProd>[] = [
  ['price', ({ price }) => formatPrice(price)],
  ['price_now', ({ price_now }) => formatPrice(price_now)],
  [
    'prices',
    ({ prices }) =>
      prices
        .map((option) => {
          const suffix = option.is_active === false ? ' (не продаётся)' : '';
          return `${priceLabel(option, formatDay)}: ${formatPrice(option.price)}${suffix}`;
        })
        .join('\n'),
  ],
];

const termRows: readonly FactRow<StaffProd>[] = [
  [
    'payment_methods',
    ({ payment_methods }) => payment_methods.map((each) => paymentMethods[each]).join(', '),
  ],
  ['requires_confirmation', ({ requires_confirmation }) => (requires_confirmation ? 'Да' : 'Нет')],
  ['hold_minutes', ({ hold_minutes }) => hold_minutes],
  ['invoice_days', ({ invoice_days }) => invoice_days],
  ['refund_policy', ({ refund_policy }) => refund_policy.map(stepInWords).join('\n')],
  ['reprice_on_reduction', ({ reprice_on_reduction }) => repricings[reprice_on_reduction]],
  ['waitlist_hours', ({ waitlist_hours }) => waitlist_hours],
  ['replace_hours', ({ replace_hours }) => replace_hours ?? 'Замены нет'],
];

const contentRows: readonly FactRow<StaffProd>[] = [
  ['text', ({ text }) => <RichText html={text} />],
  ['program', ({ program }) => <RichText html={program} />],
  ['program_days', ({ program_days }) => programInLines(program_days).join('\n')],
  ['for_whom', ({ for_whom }) => <RichText html={for_whom} />],
  ['result', ({ result }) => <RichText html={result} />],
  ['requirements', ({ requirements }) => <RichText html={requirements} />],
];
