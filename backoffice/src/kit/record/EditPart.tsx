import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { FormDialog } from '../page/FormDialog.tsx';
import { useSavePart } from './useSavePart.ts';

interface EditPartProps<R extends RaRecord> {
  label?: string;
  title: string;
  /** What is saved, and nothing else. */
  fields: readonly (keyof R & string)[];
  saved: string;
  children: ReactNode;
}

/** A button on a card, and behind it a form over some fields of the record. What was refused keeps it open. */
export function EditPart<R extends RaRecord>({
  label = 'Изменить',
  title,
  fields,
  saved,
  children,
}: EditPartProps<R>) {
  const record = useRecordContext<R>();
  const [isOpen, setOpen] = useState(false);
  const save = useSavePart<R>(fields, saved);
  if (!record) return null;
  const submit = async (values: Record<string, unknown>) => {
    const errors = await save(values);
    if (errors === undefined) setOpen(false);
    return errors;
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <FormDialog
          title={title}
          words={{ send: 'Сохранить', busy: 'Сохраняю…' }}
          record={record}
          onSubmit={submit}
          onClose={() => setOpen(false)}
        >
          {children}
        </FormDialog>
      )}
    </>
  );
}
