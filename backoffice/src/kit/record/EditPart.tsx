import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { FormDialog } from '../page/FormDialog.tsx';
import { KeepTyped } from './KeepTyped.tsx';
import { useSavePart } from './useSavePart.ts';

interface EditPartProps<R extends RaRecord> {
  label?: string;
  title: string;
  /** The fields that are saved, and no others. */
  fields: readonly (keyof R & string)[];
  saved: string;
  children: ReactNode;
}

/** A button on a card that opens a form over some fields of the record. It stays open after a refusal. */
export function EditPart<R extends RaRecord>({
  label = 'Изменить',
  title,
  fields,
  saved,
  children,
}: EditPartProps<R>) {
  const record = useRecordContext<R>();
  // A form whose record is refreshed drops its input.
  const [opened, setOpened] = useState<R | null>(null);
  const save = useSavePart<R>(fields, saved);
  if (!record) return null;
  const submit = async (values: Record<string, unknown>) => {
    const errors = await save(values);
    if (errors === undefined) setOpened(null);
    return errors;
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpened(record)}>
        {label}
      </Button>
      {opened && (
        <FormDialog
          title={title}
          words={{ send: 'Сохранить', busy: 'Сохраняю…' }}
          record={opened}
          onSubmit={submit}
          onClose={() => setOpened(null)}
        >
          {children}
          <KeepTyped record={record} fields={fields} />
        </FormDialog>
      )}
    </>
  );
}
