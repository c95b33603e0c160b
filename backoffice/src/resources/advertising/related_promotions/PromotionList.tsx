import { Box } from '@mui/material';
import type { StaffRelatedPromotion } from '@odonta/api/contract';
import {
  benefitKinds,
  promotionPauses,
  promotionTypes,
} from '@odonta/db/vocabulary/advertising/related/promotion.ts';
import { publicationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { choiceFilter, choicesOf, referenceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { daysOf, standingOf } from './promotionWords.ts';

const { Column, moment, status } = columnsOf<StaffRelatedPromotion>();

const filters = [
  referenceFilter('merchant_id', 'Торговая организация', 'merchants'),
  choiceFilter('type', 'Вид', choicesOf(promotionTypes)),
  choiceFilter('benefit_kind', 'Выгода', choicesOf(benefitKinds)),
  choiceFilter('pause', 'Почему не показывается', choicesOf(promotionPauses)),
];

export const PromotionList = () => (
  <ListPage<StaffRelatedPromotion>
    create="Добавить бонус"
    tabs={tabsOf(publicationStatuses)}
    filters={filters}
  >
    <RecordTable<StaffRelatedPromotion> card={PromotionRow}>
      <Column source="name" render={(promotion) => <PromotionName promotion={promotion} />} />
      <Column source="merchant_id" disableSort render={({ merchant }) => merchant.name} />
      <Column source="starts_on" label="Срок" cellClassName="nowrap" render={daysOf} />
      <Column {...moment('created_at')} />
      <Column {...status(publicationStatuses)} />
    </RecordTable>
  </ListPage>
);

const PromotionRow = ({ record: promotion }: { record: StaffRelatedPromotion }) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    <PromotionName promotion={promotion} />
    <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
      {promotion.merchant.name} · {daysOf(promotion)}
    </Box>
    <StatusField statuses={publicationStatuses} />
  </Box>
);

function PromotionName({ promotion }: { promotion: StaffRelatedPromotion }) {
  const said = [`№ ${promotion.id}`, promotionTypes[promotion.type], standingOf(promotion)];
  return (
    <Box sx={{ maxWidth: 360 }}>
      <RecordLink>{promotion.name}</RecordLink>
      <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
        {said.filter(Boolean).join(' · ')}
      </Box>
    </Box>
  );
}
