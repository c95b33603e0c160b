import { Alert, Button, Link, Stack } from '@mui/material';
import type { WaitlistDemand } from '@odonta/api/contract';
import { formatDay } from '@odonta/db/vocabulary/time.ts';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { wordsOf } from '../../../kit/api/useComplain.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { Loading } from '../../../kit/page/Loading.tsx';
import { PageHead } from '../../../kit/page/PageHead.tsx';
import { SectionPanel } from '../../../kit/record/RecordForm.tsx';
import { filteredAddress } from '../../../kit/resource/menu.ts';
import { useRights } from '../../../kit/session/useRights.ts';
import { NoAccess } from '../../../layout/states.tsx';
import { DemandTable } from './DemandTable.tsx';
import { ExtraDate } from './ExtraDate.tsx';

/** Courses and cities with more demand than seats: places for another date. */
export function DemandPage() {
  const { may, isPending } = useRights();
  if (isPending) return <Loading />;
  return may('waitlist.list') ? <Demand /> : <NoAccess />;
}

function Demand() {
  const provider = useStaffData();
  const { data, error, refetch } = useQuery({
    queryKey: ['waitlist', 'demand'],
    queryFn: () => provider.demand(),
  });
  return (
    <>
      <PageHead title="Спрос" facts="Сколько людей и денег ждёт мест или открытия записи." />
      {error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Повторить</Button>}>
          {wordsOf(error, 'Спрос не загрузился')}
        </Alert>
      )}
      {!data && !error && <Loading />}
      {data?.prods.length === 0 && <p>Мест пока никто не ждёт.</p>}
      {data && data.prods.length > 0 && (
        <Stack sx={{ gap: 2 }}>
          <SectionPanel
            id="prods"
            title="По курсам"
            content={<DemandTable what="Курс" rows={data.prods.map(rowOfProd)} />}
          />
          <SectionPanel
            id="cities"
            title="По городам"
            content={<DemandTable what="Город" rows={data.cities.map(rowOfCity)} />}
          />
        </Stack>
      )}
    </>
  );
}

const rowOfProd = ({
  prod_id,
  name,
  city,
  center,
  date_start,
  ...counted
}: WaitlistDemand['prods'][number]) => ({
  ...counted,
  key: String(prod_id),
  name: (
    <Link component={RouterLink} to={filteredAddress('waitlist', { prod_id })}>
      {name}
    </Link>
  ),
  action: date_start !== null && <ExtraDate prodId={prod_id} name={name} />,
  note: [
    center,
    city ?? 'Онлайн',
    date_start === null ? 'дата открыта' : `начало ${formatDay(date_start)}`,
  ].join(' · '),
});

const rowOfCity = ({ city, ...counted }: WaitlistDemand['cities'][number]) => ({
  ...counted,
  key: city ?? 'online',
  name: city ?? 'Онлайн',
});
