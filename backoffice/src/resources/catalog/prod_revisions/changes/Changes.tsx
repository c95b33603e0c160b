import { Typography } from '@mui/material';
import type { FieldComments, StaffProdRevision, Transition } from '@odonta/api/contract';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { TransitionDialog } from '../../../../kit/transitions/TransitionDialog.tsx';
import { RejectRevisionBody } from '../rejecting/RejectRevisionBody.tsx';
import { ChangedField } from './ChangedField.tsx';
import { OpenChanges } from './OpenChanges.tsx';
import { sidesOf } from './sides.ts';

interface Rejecting {
  transition: Transition;
  comments: FieldComments;
}

/** The changed fields: to be decided about, or as they were decided. */
export function Changes() {
  const record = useRecordContext<StaffProdRevision>();
  // Stored here and not beside the fields, which are shown otherwise once a colleague has decided: typed text stays.
  const [rejecting, setRejecting] = useState<Rejecting | null>(null);
  if (!record) return null;
  const offered = (name: string) => record.available_transitions.find((each) => each.name === name);
  const [apply, reject] = [offered('apply'), offered('reject')];
  return (
    <>
      {apply || reject ? (
        <OpenChanges
          record={record}
          mayApply={apply !== undefined}
          onReject={reject && ((comments) => setRejecting({ transition: reject, comments }))}
        />
      ) : (
        <ReadChanges record={record} />
      )}
      {rejecting && (
        <TransitionDialog
          transition={rejecting.transition}
          preset={{ comments: rejecting.comments }}
          body={RejectRevisionBody}
          onClose={() => setRejecting(null)}
        />
      )}
    </>
  );
}

function ReadChanges({ record: { changes, names, status, comments } }: { record: StaffProdRevision }) {
  if (changes.length === 0) return <Typography>Изменений нет: курс уже такой.</Typography>;
  return changes.map((change) => (
    <ChangedField key={change.field} change={change} names={names} sides={sidesOf(status)}>
      {comments[change.field] && (
        <Typography sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          <strong>Замечание:</strong> {comments[change.field]}
        </Typography>
      )}
    </ChangedField>
  ));
}
