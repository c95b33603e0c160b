import { type ReactNode, useState } from 'react';
import {
  EditBase,
  type RaRecord,
  useCanAccess,
  useEditContext,
  useNotify,
  useRecordContext,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import { isFailure } from '../api/failure.ts';
import { useComplain } from '../api/useComplain.ts';
import { Loading } from '../page/Loading.tsx';
import { Conflict } from './Conflict.tsx';
import { concurrentEditorInWords } from './concurrentEditorInWords.ts';
import { RecordFailure } from './RecordFailure.tsx';
import { RecordForm, type RecordPageProps } from './RecordForm.tsx';

interface EditPageProps<R> extends RecordPageProps<R> {
  /** Whether this record still takes changes; all do when absent. */
  isEditable?: (record: R) => boolean;
}

/**
 * The form of an existing record. Viewers without the right to edit see the card instead, and so do all for a
 * record that cannot change.
 */
export function EditPage<R extends RaRecord>(page: EditPageProps<R>) {
  const resource = useResourceContext();
  const { id } = useParams();
  const { hasShow } = useResourceDefinition({ resource });
  const edit = useCanAccess({ resource, action: 'edit' });
  const show = useCanAccess({ resource, action: 'show' });
  if (edit.isPending || show.isPending) return <Loading />;
  if (!edit.canAccess && show.canAccess && hasShow)
    return <Navigate to={`/${resource}/${id}/show`} replace />;
  return <Editor {...page} />;
}

function Editor<R extends RaRecord>({ isEditable = () => true, ...page }: EditPageProps<R>) {
  const notify = useNotify();
  const complain = useComplain();
  const [concurrentEditor, setConcurrentEditor] = useState<{ theirs: R; message: string } | null>(null);
  const onSuccess = () => notify('Изменения сохранены', { type: 'success' });
  const onError = (error: unknown) => {
    if (!isFailure(error)) return complain(error, 'Не удалось сохранить');
    const { code, current: theirs, errors } = error.body;
    if (code === 'VERSION_CONFLICT' && theirs)
      setConcurrentEditor({ theirs: theirs as R, message: concurrentEditorInWords(error.body) });
    else if (!errors || Object.keys(errors).length === 0) complain(error);
  };
  return (
    // EditBase does not read the theme, and its own default saves only when the notification has gone.
    <EditBase<R>
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess, onError }}
      queryOptions={{ onError: () => undefined }}
      loading={<Loading />}
      error={<EditFailure />}
    >
      <CardUnless isEditable={isEditable}>
        <RecordForm {...page}>
          {concurrentEditor && <Conflict {...concurrentEditor} onClose={() => setConcurrentEditor(null)} />}
        </RecordForm>
      </CardUnless>
    </EditBase>
  );
}

function CardUnless<R extends RaRecord>({
  isEditable,
  children,
}: {
  isEditable: (record: R) => boolean;
  children: ReactNode;
}) {
  const resource = useResourceContext();
  const record = useRecordContext<R>();
  if (!record || isEditable(record)) return children;
  return <Navigate to={`/${resource}/${record.id}/show`} replace />;
}

function EditFailure() {
  const { error, refetch } = useEditContext();
  return <RecordFailure error={error} onRetry={() => void refetch?.()} />;
}
