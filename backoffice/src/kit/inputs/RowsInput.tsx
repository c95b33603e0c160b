import { required, TextInput } from 'react-admin';
import { NumberedRows } from './NumberedRows.tsx';

interface RowsInputProps {
  source: string;
  title: string;
  addLabel: string;
  /** Fields of a row with their labels; a field that may stay empty says so. */
  fields: readonly { name: string; label: string; isOptional?: boolean }[];
  atMost: number;
}

/** Short rows of texts, as phones with their notes. */
export const RowsInput = ({ fields, title, ...rows }: RowsInputProps) => (
  <NumberedRows
    {...rows}
    title={title}
    blank={Object.fromEntries(fields.map(({ name }) => [name, '']))}
    removeLabel={(number) => `${title}, строка ${number}: убрать`}
    rowSx={{
      flexWrap: { xs: 'wrap', sm: 'nowrap' },
      '& .MuiFormControl-root': { m: 0, flex: { xs: '1 1 80%', sm: 1 } },
    }}
    row={(at) =>
      fields.map(({ name, label, isOptional }) => (
        <TextInput
          key={name}
          source={`${at}.${name}`}
          label={label}
          validate={isOptional ? undefined : required()}
          parse={(value: string) => value ?? ''}
          helperText={false}
        />
      ))
    }
  />
);
