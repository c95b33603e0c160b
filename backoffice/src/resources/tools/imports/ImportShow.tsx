import type { StaffImport } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { importStatuses } from '@odonta/db/vocabulary/tools/imports/importLifecycle.ts';
import { importSubjects } from '@odonta/db/vocabulary/tools/imports/importSubjects.ts';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DeleteImport } from './DeleteImport.tsx';
import { OutcomeStep } from './OutcomeStep.tsx';
import { Steps } from './Steps.tsx';

/** The steps after the file. The status shows the stage of an import, so it may be left and resumed. */
export const ImportShow = () => (
  <ShowPage<StaffImport>
    titleOf={({ filename }) => filename}
    facts={({ resource, created_at, by_name }) => (
      <>
        <StatusField statuses={importStatuses} />
        <span>{importSubjects[resource].label}</span>
        <span>
          Загружен {formatMoment(created_at)}, {by_name}
        </span>
      </>
    )}
    actions={<DeleteImport />}
    sections={[{ id: 'step', title: 'Импорт', content: <CurrentStep /> }]}
  />
);

const stepOf = { UPLOADED: 1, CHECKED: 2, APPLIED: 3, ROLLED_BACK: 3 } as const;

function CurrentStep() {
  const record = useRecordContext<StaffImport>();
  const [isMapping, setMapping] = useState(false);
  if (!record) return null;
  const current = isMapping && record.status === 'CHECKED' ? 1 : stepOf[record.status];
  return (
    <>
      <Steps current={current} />
      {current === 1 ? (
        <ColumnsStep task={record} onChecked={() => setMapping(false)} />
      ) : (
        <OutcomeStep task={record} onRemap={() => setMapping(true)} />
      )}
    </>
  );
}
