import { Alert, Button } from '@mui/material';
import type { FieldComments, StaffProdRevision } from '@odonta/api/contract';
import type { EditedField } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { useState } from 'react';
import { Form } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useSessionEnded } from '../../../../kit/session/useSessionEnded.ts';
import { acceptedOf, bodyOf, saidAbout, toggled } from './choice.ts';
import { DecidedField } from './DecidedField.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { OverNewer } from './OverNewer.tsx';
import { RefusalAlert } from './RefusalAlert.tsx';
import { useDecision } from './useDecision.ts';
import { useSeen } from './useSeen.ts';

interface OpenChangesProps {
  record: StaffProdRevision;
  /** Absent without the right. */
  onReject: ((comments: FieldComments) => void) | undefined;
  mayApply: boolean;
}

const blank = {};

/** The fields of a waiting revision, each to be accepted or remarked. */
export function OpenChanges(props: OpenChangesProps) {
  const hasEnded = useSessionEnded();
  return (
    <Form record={blank} onSubmit={() => undefined} warnWhenUnsavedChanges={!hasEnded}>
      <Choices {...props} />
    </Form>
  );
}

function Choices({ record, onReject, mayApply }: OpenChangesProps) {
  const { getValues } = useFormContext();
  const { seen, isOutdated, showNewest, setFollows } = useSeen(record);
  const [refused, setRefused] = useState<readonly EditedField[]>([]);
  const [isOverNewer, setOverNewer] = useState(false);
  const { apply, isBusy, refusal } = useDecision(record.id);
  const { changes, fields, names, version } = seen;
  const accepted = acceptedOf(changes, refused);
  const staleFields = accepted.filter(({ is_stale }) => is_stale).map(({ field }) => field);
  const isAcceptable =
    mayApply &&
    !isOutdated &&
    (accepted.length > 0 || changes.length === 0) &&
    (staleFields.length === 0 || isOverNewer);

  async function accept() {
    setFollows(true);
    const isRenewed = await apply(bodyOf(changes, accepted, version));
    if (isRenewed) setOverNewer(false);
    else setFollows(false);
  }

  return (
    <>
      {isOutdated && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={showNewest}>
              Показать новое
            </Button>
          }
        >
          Пока вы смотрели правку, она изменилась.
        </Alert>
      )}
      {changes.length === 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Курс уже такой, как просит центр: примите правку, чтобы закрыть её.
        </Alert>
      )}
      {changes.map((change) => (
        <DecidedField
          key={change.field}
          change={change}
          names={names}
          fields={fields}
          isAccepted={!refused.includes(change.field)}
          onToggle={() => setRefused(toggled(change.field, refused, fields))}
          isBusy={isBusy}
          error={refusal?.errors[change.field]}
        />
      ))}
      {refusal && <RefusalAlert refusal={refusal} />}
      <DecisionBar
        accepted={accepted.length}
        total={changes.length}
        onToggleAll={() => setRefused(accepted.length === changes.length ? fields : [])}
        onAccept={isAcceptable ? () => void accept() : undefined}
        onReject={onReject && (() => onReject(saidAbout(changes, getValues('comments'))))}
        isBusy={isBusy}
      >
        {staleFields.length > 0 && (
          <OverNewer fields={staleFields} isChosen={isOverNewer} onChoose={setOverNewer} />
        )}
      </DecisionBar>
    </>
  );
}
