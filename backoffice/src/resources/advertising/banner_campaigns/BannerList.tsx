import { Box } from '@mui/material';
import type { StaffBanner } from '@odonta/api/contract';
import { bannerLifecycle } from '@odonta/db/vocabulary/advertising/bannerLifecycle.ts';
import { slotLabels } from '@odonta/db/vocabulary/advertising/banners.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { choiceFilter, choicesOf, flagFilter, referenceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { bannerSections } from './BannerPages.tsx';
import { BannerPicture } from './BannerPicture.tsx';
import { clickRateOf, nameOf, ownerOf, slotLabel } from './slots.ts';

const { Column, status } = columnsOf<StaffBanner>();

const filters = [
  choiceFilter('slot', 'Место', choicesOf(slotLabels, true)),
  referenceFilter('category_id', 'Категория', 'categories'),
  referenceFilter('center_id', 'Учебный центр', 'centers'),
  referenceFilter('merchant_id', 'Торговая организация', 'merchants'),
  flagFilter('is_submitted', 'Готовы к проверке'),
  flagFilter('has_shortfall', 'С недопоказом'),
  flagFilter('has_link_problem', 'Ссылка не открывается'),
];

export const BannerList = () => (
  <ListPage<StaffBanner>
    create="Добавить баннер"
    sort={{ field: 'date_end', order: 'DESC' }}
    tabs={tabsOf(bannerLifecycle.statuses)}
    filters={filters}
  >
    <RecordTable<StaffBanner> card={BannerRow} bulk={{ sections: bannerSections }}>
      <Column source="alt" disableSort render={(banner) => <BannerName banner={banner} />} />
      <Column source="slot" render={({ slot }) => slotLabel(slot)} />
      <Column
        source="date_end"
        render={({ date_start, date_end }) => `${formatMoment(date_start)} — ${formatMoment(date_end)}`}
      />
      <Column
        source="view_count"
        render={(banner) => `${banner.view_count} / ${banner.click_count} (${clickRateOf(banner)})`}
        label="Показы / переходы"
        cellClassName="nowrap"
      />
      <Column {...status(bannerLifecycle.statuses)} />
    </RecordTable>
  </ListPage>
);

function BannerRow({ record: banner }: { record: StaffBanner }) {
  return (
    <Box>
      <BannerName banner={banner} />
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        {slotLabel(banner.slot)} · показы {banner.view_count}, переходы {banner.click_count}
      </Box>
      <StatusField statuses={bannerLifecycle.statuses} />
    </Box>
  );
}

function BannerName({ banner }: { banner: StaffBanner }) {
  return (
    <Box sx={{ maxWidth: 260 }}>
      <BannerPicture filename={banner.filename} slot={banner.slot} look="desktop" />
      <RecordLink>{nameOf(banner)}</RecordLink>
      <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
        {[`№ ${banner.id}`, ownerOf(banner), banner.ad_company].filter(Boolean).join(' · ')}
      </Box>
    </Box>
  );
}
