import { Alert, Button } from '@mui/material';
import type { StaffCenterRequisites } from '@odonta/api/contract';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { FieldChanges } from '../../tools/approvals/FieldChanges.tsx';
import { RequisitesDialog } from './RequisitesDialog.tsx';

export const RequisitesShow = () => (
  <ShowPage<StaffCenterRequisites>
    titleOf={({ name }) => `Реквизиты: ${name}`}
    actions={<ChangeButton />}
    sections={[{ id: 'main', title: 'Реквизиты', content: <Requisites /> }]}
  />
);

function Requisites() {
  const center = useRecordContext<StaffCenterRequisites>();
  if (!center) return null;
  const { asked, asked_by_name } = center;
  const before = Object.fromEntries(
    Object.keys(asked ?? {}).map((field) => [
      field,
      center[field as keyof StaffCenterRequisites] as string | null,
    ]),
  );
  return (
    <>
      {asked && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {asked_by_name} просит изменить реквизиты. До решения другого сотрудника действуют прежние.
          <FieldChanges before={before} after={asked} />
        </Alert>
      )}
      <Facts<StaffCenterRequisites> rows={rows} />
    </>
  );
}

function ChangeButton() {
  const center = useRecordContext<StaffCenterRequisites>();
  const { may } = useRights();
  const [isOpen, setOpen] = useState(false);
  if (!center || center.asked || !may('center_requisites.edit')) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Изменить
      </Button>
      {isOpen && <RequisitesDialog center={center} onClose={() => setOpen(false)} />}
    </>
  );
}

const rows: readonly FactRow<StaffCenterRequisites>[] = [
  ['pay_name', ({ pay_name }) => pay_name],
  ['director_name', ({ director_name }) => director_name],
  ['pay_inn', ({ pay_inn }) => pay_inn],
  ['pay_kpp', ({ pay_kpp }) => pay_kpp],
  ['pay_bank', ({ pay_bank }) => pay_bank],
  ['pay_bic', ({ pay_bic }) => pay_bic],
  ['pay_rs', ({ pay_rs }) => pay_rs],
  ['pay_ks', ({ pay_ks }) => pay_ks],
  ['vat', ({ vat }) => (vat === null ? null : `${vat} %`)],
];
