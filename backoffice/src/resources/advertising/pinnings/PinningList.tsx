import { Box } from '@mui/material';
import type { StaffPinning } from '@odonta/api/contract';
import { pinningLifecycle } from '@odonta/db/vocabulary/advertising/pinningLifecycle.ts';
import { pinningPlaces } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { DataTable } from 'react-admin';
import { choiceFilter, choicesOf, referenceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { pinningSections } from './PinningPages.tsx';
import { standing, weeksInShort } from './weekWords.ts';

const Column = DataTable.Col<StaffPinning>;

const filters = [
  choiceFilter('place', 'Место', choicesOf(pinningPlaces)),
  referenceFilter('prod_id', 'Курс', 'prods'),
];

// Two statuses share the dash of the specification; as tabs they need a word each.
const tabs = tabsOf({
  ...pinningLifecycle.statuses,
  CREATED: { label: '— (ждут недели)' },
  FINISHED: { label: '— (завершены)' },
});

export const PinningList = () => (
  <ListPage<StaffPinning> create="Закрепить курс" tabs={tabs} filters={filters}>
    <RecordTable<StaffPinning> card={PinningRow} bulk={{ sections: pinningSections }}>
      <Column source="prod_id" disableSort render={(pinning) => <PinningName pinning={pinning} />} />
      <Column source="place" render={({ place }) => pinningPlaces[place]} />
      <Column source="weeks" disableSort render={({ weeks }) => weeksInShort(weeks)} />
      <Column source="status">
        <PinningStatus />
      </Column>
    </RecordTable>
  </ListPage>
);

const PinningStatus = () => <StatusField statuses={pinningLifecycle.statuses} />;

function PinningRow({ record: pinning }: { record: StaffPinning }) {
  return (
    <Box>
      <PinningName pinning={pinning} />
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        {pinningPlaces[pinning.place]} · {weeksInShort(pinning.weeks)}
      </Box>
      <PinningStatus />
    </Box>
  );
}

function PinningName({ pinning }: { pinning: StaffPinning }) {
  const said = [`№ ${pinning.id}`, pinning.ad_company, standing(pinning)].filter(Boolean);
  return (
    <Box sx={{ maxWidth: 360 }}>
      <RecordLink>{pinning.prod.name}</RecordLink>
      <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
        {said.join(' · ')}
      </Box>
    </Box>
  );
}
