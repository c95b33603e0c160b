import { ArrayInput, required, SimpleFormIterator, TextInput } from 'react-admin';
import { iteratorRows } from '../../../../kit/inputs/iteratorRows.ts';
import { Fields, Wide } from '../../../../kit/record/Fields.tsx';

/** The sources of the text, its reviewer, and its audience. */
export function SourceInputs() {
  return (
    <Fields columns={2}>
      <Wide>
        <ArrayInput source="sources" helperText={false}>
          <SimpleFormIterator fullWidth disableClear inline sx={iteratorRows}>
            <TextInput source="text" label="Источник" validate={required()} helperText={false} />
            <TextInput
              source="url"
              label="Ссылка"
              type="url"
              helperText="Если источник открыт в интернете"
              defaultValue={null}
            />
          </SimpleFormIterator>
        </ArrayInput>
      </Wide>
      <TextInput source="reviewer" helperText="ФИО и степень" />
      <TextInput source="conflict_of_interest" helperText="Например: не заявлен" />
    </Fields>
  );
}
