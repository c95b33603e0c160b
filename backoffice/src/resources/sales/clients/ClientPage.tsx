import { Box, Stack } from '@mui/material';
import type { StaffClient } from '@odonta/api/contract';
import { readClientKey } from '@odonta/db/vocabulary/identity/clientKey.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useParams } from 'react-router-dom';
import { Loading } from '../../../kit/page/Loading.tsx';
import { PageHead } from '../../../kit/page/PageHead.tsx';
import { State } from '../../../kit/page/State.tsx';
import { CallLink } from '../../../kit/record/ContactLinks.tsx';
import { RecordFailure } from '../../../kit/record/RecordFailure.tsx';
import { SectionPanel } from '../../../kit/record/RecordForm.tsx';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';
import { ClientActions } from './ClientActions.tsx';
import { type ClientList, ClientSection } from './ClientSection.tsx';
import { EventColumn } from './EventColumn.tsx';
import { moneyLists, workLists } from './lists.tsx';
import { useClient } from './useClient.ts';
import { WhoItIs } from './WhoItIs.tsx';

/** All that is known of one person, company or phone; each section is up to the right to its list. */
export function ClientPage() {
  const { key = '' } = useParams();
  const { data, error, isPending, refetch } = useClient(key);
  if (readClientKey(key) === null)
    return <State title="Клиент не найден">В адресе нет ни телефона, ни номера клиента.</State>;
  if (error) return <RecordFailure error={error} onRetry={() => void refetch()} />;
  return isPending ? <Loading /> : <Card client={data} />;
}

function Card({ client }: { client: StaffClient }) {
  const { phone, debt, missed_call } = client;
  const title = titleOf(client);
  return (
    <>
      <PageHead
        title={title}
        facts={
          <>
            <span>Клиент</span>
            {phone && title !== formatPhone(phone) && <CallLink phone={phone} />}
            {missed_call && (
              <StatusChip
                status="missed"
                tone="bad"
                label={`Пропущенный звонок ${formatMoment(missed_call.at)}`}
              />
            )}
            {debt && debt.count > 0 && (
              <StatusChip status="debt" tone="bad" label={`Долг ${formatExact(debt.sum)}`} />
            )}
          </>
        }
        actions={<ClientActions client={client} />}
      />
      <Box sx={columns}>
        <Box sx={column}>
          <Stack sx={{ gap: 2, order: 2 }}>
            <Sections lists={workLists} client={client} />
          </Stack>
          <Box sx={{ order: 4 }}>
            <SectionPanel
              id="timeline"
              title="Хроника"
              content={
                <EventColumn
                  of={`clients/${encodeURIComponent(client.key)}`}
                  cacheKey={['clients', client.key]}
                />
              }
            />
          </Box>
        </Box>
        <Box sx={column}>
          <Box sx={{ order: 1 }}>
            <SectionPanel id="who" title="Кто это" content={<WhoItIs client={client} />} />
          </Box>
          <Stack sx={{ gap: 2, order: 3 }}>
            <Sections lists={moneyLists} client={client} />
          </Stack>
        </Box>
      </Box>
    </>
  );
}

const columns = {
  display: { xs: 'flex', lg: 'grid' },
  flexDirection: 'column',
  gap: 2,
  alignItems: { xs: 'stretch', lg: 'start' },
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(340px, 1fr)',
};

/** On a phone the panels of both columns stand in one, in their order. */
const column = { display: { xs: 'contents', lg: 'flex' }, flexDirection: 'column', gap: 2, minWidth: 0 };

function Sections({ lists, client: { key, counts } }: { lists: readonly ClientList[]; client: StaffClient }) {
  return lists
    .filter(({ resource, isRare }) => counts[resource] !== undefined && !(isRare && counts[resource] === 0))
    .map((list) => (
      <ClientSection key={list.resource} list={list} client={key} count={counts[list.resource] ?? 0} />
    ));
}

const titleOf = ({ key, phone, individual, company }: StaffClient): string =>
  individual?.name || company?.name || (phone ? formatPhone(phone) : `Клиент ${key.replace(/^\D+/, '№ ')}`);
