import { Box } from '@mui/material';
import type { StaffLecturer } from '@odonta/api/contract';
import { lecturerLifecycle } from '@odonta/db/vocabulary/catalog/lecturerLifecycle.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { flagFilter, referenceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { PicturedName } from '../../../kit/list/PicturedName.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { ReferenceName } from '../../../kit/record/ReferenceName.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';

import { lecturerSections } from './LecturerPages.tsx';

const { Column, moment, status } = columnsOf<StaffLecturer>();

const filters = [
  referenceFilter('city_id', 'Город', 'cities'),
  flagFilter('is_proposed', 'Предложены центрами'),
];

export const LecturerList = () => (
  <ListPage<StaffLecturer>
    create="Добавить лектора"
    sort={{ field: 'name', order: 'ASC' }}
    tabs={tabsOf(lecturerLifecycle.statuses)}
    filters={filters}
  >
    <RecordTable<StaffLecturer> card={LecturerRow} bulk={{ sections: lecturerSections }}>
      <Column source="name" render={(lecturer) => <PicturedName record={lecturer} folder="lecturers" />} />
      <Column source="city_id" disableSort>
        <ReferenceName reference="cities" source="city_id" />
      </Column>
      <Column {...moment('updated_at')} />
      <Column {...status(lecturerLifecycle.statuses)} />
    </RecordTable>
  </ListPage>
);

function LecturerRow({ record: lecturer }: { record: StaffLecturer }) {
  return (
    <Box>
      <PicturedName record={lecturer} folder="lecturers" />
      <Box sx={{ mt: 0.75 }}>
        <StatusField statuses={lecturerLifecycle.statuses} />
      </Box>
    </Box>
  );
}
