import type { StaffRelatedPromotion } from '@odonta/api/contract';
import {
  benefitKinds,
  promotionBearers,
  promotionTypes,
} from '@odonta/db/vocabulary/advertising/related/promotion.ts';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { type ProdType, prodTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { shortDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { publicationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { ReferenceNames } from '../../../kit/record/ReferenceNames.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { LeadFigures } from '../related_leads/LeadFigures.tsx';
import { ownerSection, promotionSections } from './promotionSections.tsx';
import { standingOf } from './promotionWords.ts';

const blank: Partial<StaffRelatedPromotion> = {
  ...{ type: 'course', bearer: 'MERCHANT', benefit_kind: 'DISCOUNT' },
  ...{ match_categories: [], match_cities: [], match_types: [], match_prods: [] },
  ...{ notify_emails: [], notify_categories: [], notify_cities: [] },
};

export const PromotionCreate = () => (
  <CreatePage<StaffRelatedPromotion>
    title="Новый партнёрский бонус"
    created="Бонус добавлен"
    blank={blank}
    sections={[ownerSection, ...promotionSections]}
  />
);

export const PromotionEdit = () => (
  <EditPage<StaffRelatedPromotion>
    titleOf={(promotion) => promotion?.name ?? 'Партнёрский бонус'}
    facts={(promotion) => <PromotionFacts promotion={promotion} />}
    actions={<TransitionButtons />}
    sections={promotionSections}
  />
);

export const PromotionShow = () => (
  <ShowPage<StaffRelatedPromotion>
    titleOf={({ name }) => name}
    facts={(promotion) => <PromotionFacts promotion={promotion} />}
    actions={<TransitionButtons />}
    sections={[
      { id: 'main', title: 'Бонус', content: <Facts<StaffRelatedPromotion> rows={rows} /> },
      { id: 'leads', title: 'Лиды', content: <LeadFigures /> },
    ]}
  />
);

function PromotionFacts({ promotion }: { promotion: StaffRelatedPromotion }) {
  const standing = standingOf(promotion);
  return (
    <>
      <StatusField statuses={publicationStatuses} />
      <span>№ {promotion.id}</span>
      <span>{promotion.merchant.name}</span>
      <span>{promotionTypes[promotion.type]}</span>
      <span>Лид: {formatExact(promotion.lead_price)}</span>
      {standing !== null && <span>{standing}</span>}
      {promotion.reject_reason !== null && <span>Отклонён: {promotion.reject_reason}</span>}
    </>
  );
}

const categoryNames = (ids: readonly number[]) =>
  ids.map((id) => categories.find((each) => each.id === id)?.name ?? `№ ${id}`).join(', ');
const typeNames = (ids: readonly number[]) =>
  ids.map((id) => prodTypes[id as ProdType] ?? `№ ${id}`).join(', ');
const cityNames = (ids: number[]) => ids.length > 0 && <ReferenceNames reference="cities" ids={ids} />;

const rows: readonly FactRow<StaffRelatedPromotion>[] = [
  ['text', ({ text }) => text],
  ['conditions', ({ conditions }) => conditions],
  ['benefit_kind', ({ benefit_kind, benefit_value }) => `${benefitKinds[benefit_kind]}: ${benefit_value}`],
  ['link', ({ link }) => link],
  ['starts_on', ({ starts_on }) => shortDay(starts_on)],
  ['ends_on', ({ ends_on }) => shortDay(ends_on)],
  [
    'bearer',
    ({ bearer, bearer_percent }) =>
      bearer_percent === null ? promotionBearers[bearer] : `${promotionBearers[bearer]}, ${bearer_percent} %`,
  ],
  ['match_categories', ({ match_categories }) => categoryNames(match_categories)],
  ['match_cities', ({ match_cities }) => cityNames(match_cities)],
  ['match_types', ({ match_types }) => typeNames(match_types)],
  [
    'match_prods',
    ({ match_prods }) => match_prods.length > 0 && <ReferenceNames reference="prods" ids={match_prods} />,
  ],
  ['daily_limit', ({ daily_limit }) => daily_limit],
  ['total_limit', ({ total_limit }) => total_limit],
  ['ad_company', ({ ad_company }) => ad_company],
  ['ad_inn', ({ ad_inn }) => ad_inn],
  ['ad_reg_number', ({ ad_reg_number }) => ad_reg_number],
  ['notify_emails', ({ notify_emails }) => notify_emails.join(', ')],
];
