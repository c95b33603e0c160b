import { Alert, Button, Paper } from '@mui/material';
import type { StaffPlatformRequisites } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { wordsOf } from '../../../kit/api/useComplain.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { Loading } from '../../../kit/page/Loading.tsx';
import { PageHead } from '../../../kit/page/PageHead.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { NoAccess } from '../../../layout/states.tsx';
import { FieldChanges } from '../../tools/approvals/FieldChanges.tsx';
import { PlatformRequisitesDialog } from './PlatformRequisitesDialog.tsx';

const resource = 'platform_requisites';

/** The platform's requisites on its invoices and acts. */
export function PlatformRequisitesPage() {
  const { may, isPending } = useRights();
  if (isPending) return <Loading />;
  return may('center_requisites.edit') ? <Requisites /> : <NoAccess />;
}

function Requisites() {
  const provider = useStaffData();
  const { data, error, refetch } = useQuery({
    queryKey: [resource],
    queryFn: () => provider.platformRequisites(),
  });
  return (
    <ResourceContextProvider value={resource}>
      <PageHead
        title="Реквизиты площадки"
        facts="Стоят в счетах и актах, которые выставляет площадка. Новые начнут действовать, когда их подтвердит другой сотрудник."
        actions={data && !data.asked && <ChangeButton requisites={data} />}
      />
      {error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Повторить</Button>}>
          {wordsOf(error, 'Реквизиты не загрузились')}
        </Alert>
      )}
      {!data && !error && <Loading />}
      {data && <Shown requisites={data} />}
    </ResourceContextProvider>
  );
}

function Shown({ requisites }: { requisites: StaffPlatformRequisites }) {
  const { asked, asked_by_name, updated_at, is_refused } = requisites;
  const before = Object.fromEntries(
    Object.keys(asked ?? {}).map((field) => [field, requisites[field as keyof Fields] as string | null]),
  );
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      {is_refused && (
        <Alert severity="error" sx={{ mb: 2 }}>
          Это реквизиты из образца. Пока их не заменят, площадка не выставляет счета, договоры, предложения и
          отчёты: деньги по ним ушли бы в никуда.
        </Alert>
      )}
      {asked && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {asked_by_name} просит изменить реквизиты. До решения другого сотрудника действуют прежние.
          <FieldChanges before={before} after={asked} resource={resource} />
        </Alert>
      )}
      <RecordContextProvider value={{ ...requisites, id: 1 }}>
        <Facts<Row> rows={rows} />
      </RecordContextProvider>
      <Alert severity="info" sx={{ mt: 2 }}>
        Изменены {formatMoment(updated_at)}. Выставленные документы остаются с теми реквизитами, которые были
        в них.
      </Alert>
    </Paper>
  );
}

function ChangeButton({ requisites }: { requisites: StaffPlatformRequisites }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Изменить
      </Button>
      {isOpen && <PlatformRequisitesDialog requisites={requisites} onClose={() => setOpen(false)} />}
    </>
  );
}

type Fields = Omit<StaffPlatformRequisites, 'asked' | 'asked_by_name' | 'updated_at' | 'is_refused'>;
type Row = StaffPlatformRequisites & { id: number };

const rows: readonly FactRow<Row>[] = [
  ['name', ({ name }) => name],
  ['inn', ({ inn }) => inn],
  ['kpp', ({ kpp }) => kpp],
  ['ogrn', ({ ogrn }) => ogrn],
  ['address', ({ address }) => address],
  ['bank_name', ({ bank_name }) => bank_name],
  ['bic', ({ bic }) => bic],
  ['account', ({ account }) => account],
  ['correspondent_account', ({ correspondent_account }) => correspondent_account],
  ['vat', ({ vat }) => (vat === null ? 'Без НДС' : `${vat} %`)],
  ['director_post', ({ director_post }) => director_post],
  ['director_name', ({ director_name }) => director_name],
  ['accountant_name', ({ accountant_name }) => accountant_name],
];
