import { Stack } from '@mui/material';
import type { StaffLecturer } from '@odonta/api/contract';
import { moderationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { SectionPanel } from '../../../kit/record/RecordForm.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';

/** Which centre has proposed a lecturer, for which courses, and whether he is perhaps a known one. */
export function Proposal() {
  const { proposed } = useRecordContext<StaffLecturer>() ?? {};
  if (!proposed) return null;
  const { center, has_come, courses, doubles } = proposed;
  return (
    <Stack sx={{ gap: 1.5, overflowWrap: 'anywhere' }}>
      <div>
        Предложил центр: <RecordPointer resource="centers" id={center.id} name={center.name} />
      </div>
      <div>
        {has_come
          ? 'Ответил на приглашение и заполнил свою страницу.'
          : 'Ещё не ответил на приглашение: опубликовать его страницу пока нельзя.'}
      </div>
      {courses.length > 0 && (
        <div>
          Назван в курсах:
          <List>
            {courses.map(({ id, name }) => (
              <li key={id}>
                <RecordPointer resource="prods" id={id} name={name} />
              </li>
            ))}
          </List>
        </div>
      )}
      {doubles.length === 0 ? (
        <div>Похожих лекторов не нашли.</div>
      ) : (
        <div>
          Похожие лекторы. Если это тот же человек, объедините записи:
          <List>
            {doubles.map(({ id, name, status }) => (
              <li key={id}>
                <RecordPointer resource="lecturers" id={id} name={name} />{' '}
                <StatusChip status={status} label={moderationStatuses[status].label} />
              </li>
            ))}
          </List>
        </div>
      )}
    </Stack>
  );
}

/** Below the form of a proposed lecturer. */
export function ProposalPanel() {
  const { proposed } = useRecordContext<StaffLecturer>() ?? {};
  return proposed ? <SectionPanel id="proposal" title="Кто предложил" content={<Proposal />} /> : null;
}

const List = ({ children }: { children: ReactNode }) => (
  <Stack component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, gap: 0.75 }}>
    {children}
  </Stack>
);
