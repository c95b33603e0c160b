import type { StaffCall } from '@odonta/api/contract';
import { callDirections, callDuration, callSources, callTitle } from '@odonta/db/vocabulary/content/calls.ts';
import { formatMoment, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { CallLink } from '../../../kit/record/ContactLinks.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { CallerLink } from './CallerLink.tsx';
import { CallInputs, NoteInput } from './CallInputs.tsx';
import { CallState } from './CallState.tsx';
import { RecordCall } from './RecordCall.tsx';
import { staffOf } from './staffOf.ts';

const titleOf = (call?: StaffCall) => (call ? `${callTitle(call)} № ${call.id}` : 'Звонок');

const facts = (call: StaffCall) => (
  <>
    <CallState call={call} />
    <span>{formatMoment(call.started_at)}</span>
    {call.phone ? <CallLink phone={call.phone} /> : <span>Номер скрыт</span>}
  </>
);

export function CallCreate() {
  const [blank] = useState(() => ({ direction: 'OUT' as const, started_at: nowInSeconds() }));
  return (
    <CreatePage<StaffCall> title="Новый звонок" created="Звонок записан" blank={blank} sections={sections} />
  );
}

export const CallEdit = () => <EditPage<StaffCall> titleOf={titleOf} facts={facts} sections={sections} />;

export const CallShow = () => (
  <ShowPage<StaffCall>
    titleOf={titleOf}
    facts={facts}
    actions={<CallAgain />}
    sections={[{ id: 'main', title: 'Звонок', content: <Facts<StaffCall> rows={rows} /> }]}
  />
);

function CallAgain() {
  const call = useRecordContext<StaffCall>();
  return call?.phone ? <RecordCall phone={call.phone} /> : null;
}

/** Facts of the telephone exchange are not changed by people. */
function Inputs() {
  const call = useRecordContext<StaffCall>();
  return <Fields>{call?.source === 'PBX' ? <NoteInput /> : <CallInputs />}</Fields>;
}

const sections: readonly Section[] = [{ id: 'main', title: 'Звонок', content: <Inputs /> }];

const rows: readonly FactRow<StaffCall>[] = [
  ['phone', ({ phone }) => <CallerLink phone={phone} />],
  ['client_name', ({ client_name }) => client_name],
  ['direction', ({ direction }) => callDirections[direction]],
  ['user_name', (call) => staffOf(call)],
  ['started_at', ({ started_at }) => formatMoment(started_at)],
  ['duration', ({ duration }) => duration !== null && callDuration(duration)],
  ['note', ({ note }) => note],
  ['source', ({ source }) => callSources[source]],
];
