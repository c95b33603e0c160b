import { Box } from '@mui/material';
import type { StaffPromoCode } from '@odonta/api/contract';
import { promoLifecycle, promoStates } from '@odonta/db/vocabulary/loyalty/promo/promoCode.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { DataTable } from 'react-admin';
import { referenceFilter, wordedFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { tabsOf } from '../../../kit/status/StatusField.tsx';
import { BatchButton } from './BatchButton.tsx';

const Column = DataTable.Col<StaffPromoCode>;
const filters = [
  referenceFilter('center_id', 'Учебный центр', 'centers'),
  wordedFilter('tag', 'Партия', (tag) => String(tag)),
];

export const PromoCodeList = () => (
  <ListPage<StaffPromoCode>
    create="Создать промокод"
    tabs={tabsOf(promoLifecycle.statuses)}
    filters={filters}
    actions={<BatchButton />}
  >
    <RecordTable<StaffPromoCode> card={PromoRow}>
      <Column source="code" render={({ code }) => <RecordLink>{code}</RecordLink>} />
      <Column source="name" />
      <Column source="value" disableSort render={effectOf} cellClassName="nowrap" />
      <Column source="used_count" render={usesOf} cellClassName="nowrap" />
      <Column
        source="date_end"
        render={({ date_end }) => (date_end ? formatMoment(date_end) : 'Бессрочно')}
        cellClassName="nowrap"
      />
      <Column source="state" disableSort render={({ state }) => promoStates[state]} />
    </RecordTable>
  </ListPage>
);

export function effectOf({ effect, value }: Pick<StaffPromoCode, 'effect' | 'value'>): string {
  if (effect === 'PERCENT') return `−${value} %`;
  return effect === 'SUM' ? `−${formatPrice(value)}` : `${formatPrice(value)} за участника`;
}

export const usesOf = ({ used_count, max_usages }: StaffPromoCode): string =>
  max_usages === null ? String(used_count) : `${used_count} из ${max_usages}`;

const PromoRow = ({ record }: { record: StaffPromoCode }) => (
  <Box>
    <RecordLink>{record.code}</RecordLink>
    <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
      {record.name} · {effectOf(record)} · использован {usesOf(record)}
    </Box>
    <Box sx={{ fontSize: 13 }}>{promoStates[record.state]}</Box>
  </Box>
);
