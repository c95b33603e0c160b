import { Box } from '@mui/material';
import type { StaffCall } from '@odonta/api/contract';
import {
  type CallOutcome,
  callDirections,
  callDuration,
  callSources,
  callTitle,
} from '@odonta/db/vocabulary/content/calls.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import {
  choiceFilter,
  choicesOf,
  dayFilter,
  referenceFilter,
  wordedFilter,
} from '../../../kit/list/filters.tsx';
import { Lines } from '../../../kit/list/Lines.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { useMine } from '../../../kit/list/useMine.ts';
import { ofClient } from '../../ofClient.tsx';
import { CallerLink } from './CallerLink.tsx';
import { CallState } from './CallState.tsx';
import { staffOf } from './staffOf.ts';

const { Column, moment } = columnsOf<StaffCall>();

export function CallList() {
  const mine = useMine('user_id');
  return (
    <ListPage<StaffCall>
      create="Записать звонок"
      sort={{ field: 'started_at', order: 'DESC' }}
      tabs={{ source: 'outcome', choices: tabs }}
      quick={[{ label: 'Ждут звонка', source: 'is_unreturned', value: true }, ...mine]}
      filters={filters}
      renewEvery={30}
    >
      <RecordTable<StaffCall> card={CallRow} extra={['source']}>
        <Column {...moment('started_at')} />
        <Column source="phone" disableSort render={(call) => <Caller call={call} />} />
        <Column
          source="outcome"
          render={(call) => (
            <Lines first={<CallState call={call} />} rest={[callDirections[call.direction]]} width={140} />
          )}
        />
        <Column source="duration" disableSort render={({ duration }) => durationOf(duration) ?? '—'} />
        <Column source="user_id" render={(call) => <Lines first={staffOf(call) ?? '—'} width={140} />} />
        <Column source="note" disableSort render={({ note }) => <Lines first={note ?? '—'} width={220} />} />
        <Column source="source" disableSort render={({ source }) => callSources[source]} />
      </RecordTable>
    </ListPage>
  );
}

const tabs = [
  { value: 'MISSED', label: 'Пропущенные' },
  { value: 'NO_ANSWER', label: 'Не дозвонились' },
  { value: 'ANSWERED', label: 'Состоялись' },
] satisfies { value: CallOutcome; label: string }[];

const filters = [
  choiceFilter('direction', 'Направление', choicesOf(callDirections)),
  referenceFilter('user_id', 'Сотрудник', 'users'),
  choiceFilter('source', 'Откуда запись', choicesOf(callSources)),
  dayFilter('started_from', 'Не раньше', 'start'),
  dayFilter('started_to', 'Не позже', 'end'),
  wordedFilter('is_unreturned', 'Ждёт звонка'),
  ofClient,
];

const durationOf = (duration: number | null) => (duration === null ? null : callDuration(duration));

const Caller = ({ call: { phone, client_name } }: { call: StaffCall }) => (
  <Lines first={<CallerLink phone={phone} />} rest={[client_name]} width={180} />
);

function CallRow({ record: call }: { record: StaffCall }) {
  const { phone, client_name, started_at, duration, note } = call;
  return (
    <Box>
      <RecordLink>{callTitle(call)}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        {[formatMoment(started_at), durationOf(duration), staffOf(call)].filter(Boolean).join(' · ')}
        <br />
        <CallerLink phone={phone} />
        {client_name && ` · ${client_name}`}
        {note && (
          <>
            <br />
            {note}
          </>
        )}
      </Box>
      <CallState call={call} />
    </Box>
  );
}
