import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { StaffSetting } from '@odonta/api/contract';
import { settingSections } from '@odonta/db/vocabulary/settings.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { DataTable } from 'react-admin';
import { Link } from 'react-router-dom';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { ToggleField } from '../../../kit/record/ToggleField.tsx';
import { Amount } from './Amount.tsx';
import { CompanyLink } from './CompanyLink.tsx';

const Column = DataTable.Col<StaffSetting>;

const sections = Object.entries(settingSections).map(([value, label]) => ({ value, label }));

export const SettingList = () => (
  <ListPage<StaffSetting>
    sort={{ field: 'section', order: 'DESC' }}
    perPage={100}
    tabs={{ source: 'section', choices: sections }}
    actions={<CompanyLink />}
  >
    <RecordTable<StaffSetting> card={SettingRow} bulk={false}>
      <Column source="label" render={(setting) => <Name setting={setting} />} />
      <Column source="section" render={({ section }) => settingSections[section]} />
      <Column source="is_on" label="Значение" disableSort render={(setting) => <Value setting={setting} />} />
      <Column source="updated_at" render={(setting) => <Changed setting={setting} />} />
    </RecordTable>
  </ListPage>
);

function SettingRow({ record: setting }: { record: StaffSetting }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Box>
        <Name setting={setting} />
        <Changed setting={setting} />
      </Box>
      <Value setting={setting} />
    </Box>
  );
}

function Name({ setting: { label, hint } }: { setting: StaffSetting }) {
  return (
    <Box>
      {label}
      {hint && <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{hint}</Typography>}
    </Box>
  );
}

/** Leads to who changed it and how, in the journal. */
function Changed({ setting: { id, label, updated_at } }: { setting: StaffSetting }) {
  const filter = encodeURIComponent(JSON.stringify({ resource: 'settings', record_id: String(id) }));
  return (
    <MuiLink
      component={Link}
      to={`/audit_log?filter=${filter}`}
      aria-label={`${formatMoment(updated_at)}, история настройки «${label}»`}
      variant="body2"
    >
      {formatMoment(updated_at)}
    </MuiLink>
  );
}

function Value({ setting }: { setting: StaffSetting }) {
  return setting.is_on === null ? (
    <Amount setting={setting} />
  ) : (
    <ToggleField source="is_on" label={setting.label} />
  );
}
