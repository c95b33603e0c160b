import { Box } from '@mui/material';
import type { StaffSetting } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { DataTable } from 'react-admin';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { ToggleField } from '../../kit/record/ToggleField.tsx';

const Column = DataTable.Col<StaffSetting>;

export const SettingList = () => (
  <ListPage<StaffSetting>
    title="Настройки"
    sort={{ field: 'label', order: 'ASC' }}
    empty={{ title: 'Настроек нет', text: 'Они появляются вместе с возможностями платформы.' }}
  >
    <RecordTable<StaffSetting> card={SettingRow} bulkActions={false}>
      <Column source="label" />
      <Column
        source="is_on"
        disableSort
        render={(setting) => <ToggleField source="is_on" label={setting.label} />}
      />
      <Column source="updated_at" render={({ updated_at }) => formatMoment(updated_at)} />
    </RecordTable>
  </ListPage>
);

function SettingRow({ record: setting }: { record: StaffSetting }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      {setting.label}
      <ToggleField source="is_on" label={setting.label} />
    </Box>
  );
}
