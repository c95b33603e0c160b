import CloseIcon from '@mui/icons-material/Close';
import { IconButton, Stack, Typography } from '@mui/material';
import { type EditedField, editedFields } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { commentLimit } from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Choice } from '../../../../kit/inputs/Choice.tsx';
import { labelOf } from '../facts.ts';
import { RejectionCode } from './RejectionCode.tsx';

/** The code of a refusal, and remarks to chosen fields of the course. */
export const RejectProdBody = () => (
  <>
    <RejectionCode />
    <RemarkInputs />
  </>
);

function RemarkInputs() {
  const { unregister } = useFormContext();
  const [remarked, setRemarked] = useState<readonly EditedField[]>([]);
  const rest = editedFields.filter((field) => !remarked.includes(field));
  const remove = (field: EditedField) => {
    unregister(`comments.${field}`);
    setRemarked(remarked.filter((each) => each !== field));
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>
        Замечания к полям центр увидит в редакторе рядом с ними.
      </Typography>
      {remarked.map((field) => (
        <Stack key={field} direction="row" sx={{ gap: 0.5, alignItems: 'flex-start' }}>
          <TextInput
            source={`comments.${field}`}
            label={`Замечание: ${labelOf(field)}`}
            parse={(typed: string) => typed}
            multiline
            minRows={3}
            maxRows={6}
            fullWidth
            helperText={false}
            slotProps={{ htmlInput: { maxLength: commentLimit } }}
          />
          <IconButton aria-label={`Убрать замечание: ${labelOf(field)}`} onClick={() => remove(field)}>
            <CloseIcon />
          </IconButton>
        </Stack>
      ))}
      {rest.length > 0 && (
        <Choice
          label="Добавить замечание к полю"
          value=""
          choices={rest.map((id) => ({ id, name: labelOf(id) }))}
          onChoose={(field) => setRemarked([...remarked, field as EditedField])}
          width={320}
        />
      )}
    </Stack>
  );
}
