import { CreateBase, type RaRecord, useNotify, useRedirect, useResourceContext } from 'react-admin';
import { withoutBlanks } from '../api/changes.ts';
import { isFailure } from '../api/failure.ts';
import { useComplain } from '../api/useComplain.ts';
import { useSayThatItIsCopy } from '../copies/useSayThatItIsCopy.ts';
import { RecordForm, type Section } from './RecordForm.tsx';

interface CreatePageProps<R> {
  title: string;
  /** Said when the record has been created. */
  created: string;
  blank?: Partial<R>;
  sections: readonly Section[];
}

/** A new record; after saving one goes on with its form, where transitions and history are. */
export function CreatePage<R extends RaRecord>({ title, created, blank = {}, ...page }: CreatePageProps<R>) {
  const resource = useResourceContext();
  const notify = useNotify();
  const complain = useComplain();
  const redirect = useRedirect();
  useSayThatItIsCopy();
  const onSuccess = (record: R) => {
    notify(created, { type: 'success' });
    redirect('edit', resource, record.id);
  };
  const onError = (error: unknown) => {
    const hasFields = isFailure(error) && Object.keys(error.body.errors ?? {}).length > 0;
    if (!hasFields) complain(error, 'Не удалось создать запись');
  };
  return (
    <CreateBase<R>
      record={blank}
      mutationOptions={{ onSuccess, onError }}
      transform={withoutBlanks}
      redirect={false}
    >
      <RecordForm<R> {...page} titleOf={() => title} after={null} />
    </CreateBase>
  );
}
