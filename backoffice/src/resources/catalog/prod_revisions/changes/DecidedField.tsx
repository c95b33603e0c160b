import { Checkbox, FormHelperText } from '@mui/material';
import type { RevisedField, RevisionNames } from '@odonta/api/contract';
import type { EditedField } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { commentLimit } from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import { TextInput } from 'react-admin';
import { labelOf } from '../facts.ts';
import { ChangedField } from './ChangedField.tsx';
import { companionsOf } from './choice.ts';
import { openSides } from './sides.ts';

interface DecidedFieldProps {
  change: RevisedField;
  names: RevisionNames;
  /** All changed fields. */
  fields: readonly EditedField[];
  isAccepted: boolean;
  onToggle: () => void;
  isBusy: boolean;
  error: string | undefined;
}

/** A changed field with its tick and a place for a remark. */
export function DecidedField({
  change,
  names,
  fields,
  isAccepted,
  onToggle,
  isBusy,
  error,
}: DecidedFieldProps) {
  const { field } = change;
  const label = labelOf(field);
  const companions = companionsOf(field, fields);
  return (
    <ChangedField
      change={change}
      names={names}
      sides={openSides}
      choice={
        <Checkbox
          checked={isAccepted}
          onChange={onToggle}
          disabled={isBusy}
          slotProps={{ input: { 'aria-label': `Принять: ${label}` } }}
          sx={{ ml: -1.25, my: -0.5 }}
        />
      }
    >
      {companions.length > 0 && (
        <FormHelperText sx={{ mt: 1 }}>
          Принимается только вместе: {companions.map(labelOf).join(', ')}
        </FormHelperText>
      )}
      {error && <FormHelperText error>{error}</FormHelperText>}
      <TextInput
        source={`comments.${field}`}
        label={`Замечание: ${label}`}
        multiline
        minRows={3}
        maxRows={8}
        size="small"
        fullWidth
        helperText={false}
        slotProps={{ htmlInput: { maxLength: commentLimit } }}
        sx={{ mt: 1.5, mb: 0, maxWidth: 640 }}
      />
    </ChangedField>
  );
}
