import { Stack } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Form, type FormProps, type RaRecord, RecordContextProvider, SaveButton } from 'react-admin';
import { KeepTyped } from './KeepTyped.tsx';

interface CardFormProps extends Pick<FormProps, 'onSubmit'> {
  record: RaRecord;
  /** The fields of this form. */
  fields: readonly string[];
  saveLabel?: string;
  /** Beside the button. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A form over some fields of a record, on its card; typed input survives a refresh of the card around it. */
export function CardForm({ record, ...props }: CardFormProps) {
  return <FormOf key={record.id} record={record} {...props} />;
}

function FormOf({ record, fields, onSubmit, saveLabel, beside, children }: CardFormProps) {
  // A form whose record is refreshed drops its input.
  const [first] = useState(record);
  return (
    <Form onSubmit={onSubmit} record={first} warnWhenUnsavedChanges>
      <RecordContextProvider value={record}>
        {children}
        <KeepTyped record={record} fields={fields} />
        <Stack direction="row" sx={{ gap: 1, mt: 1.5 }}>
          <SaveButton variant="outlined" {...(saveLabel && { label: saveLabel })} />
          {beside}
        </Stack>
      </RecordContextProvider>
    </Form>
  );
}
