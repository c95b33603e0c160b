import { Box, Switch } from '@mui/material';
import type { StaffSetting } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { DataTable, useNotify, useUpdate } from 'react-admin';
import { useComplain } from '../../kit/api/useComplain.ts';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { useRights } from '../../kit/session/useRights.ts';

const Column = DataTable.Col<StaffSetting>;

export const SettingList = () => (
  <ListPage<StaffSetting>
    title="Настройки"
    sort={{ field: 'label', order: 'ASC' }}
    empty={{ title: 'Настроек нет', text: 'Они появляются вместе с возможностями платформы.' }}
  >
    <RecordTable<StaffSetting> card={SettingRow} bulkActions={false}>
      <Column source="label" />
      <Column source="is_on" disableSort render={(setting) => <Toggle setting={setting} />} />
      <Column source="updated_at" render={({ updated_at }) => formatMoment(updated_at)} />
    </RecordTable>
  </ListPage>
);

function SettingRow({ record: setting }: { record: StaffSetting }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      {setting.label}
      <Toggle setting={setting} />
    </Box>
  );
}

function Toggle({ setting }: { setting: StaffSetting }) {
  const { may } = useRights();
  const [update, { isPending }] = useUpdate<StaffSetting>();
  const notify = useNotify();
  const complain = useComplain();
  async function turn(is_on: boolean) {
    try {
      const data = { ...setting, is_on };
      await update(
        'settings',
        { id: setting.id, data, previousData: setting },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      notify(`${setting.label}: ${is_on ? 'включено' : 'выключено'}`, { type: 'success' });
    } catch (error) {
      complain(error, 'Не удалось изменить настройку');
    }
  }
  return (
    <Switch
      checked={setting.is_on}
      disabled={!may('settings.edit') || isPending}
      onChange={(_, is_on) => void turn(is_on)}
      slotProps={{ input: { 'aria-label': setting.label } }}
    />
  );
}
