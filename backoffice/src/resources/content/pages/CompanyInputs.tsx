import { Stack } from '@mui/material';
import { pageLimits } from '@odonta/db/vocabulary/content/pages.ts';
import { required, TextInput } from 'react-admin';
import { RowsInput } from '../../../kit/inputs/RowsInput.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';

/** Said on the page of contacts, in every footer and to search engines. */
export const CompanyInputs = () => (
  <Stack sx={{ gap: 3 }}>
    <Fields columns={2}>
      <TextInput source="facts.company" label="Название" validate={required()} helperText={false} />
      <TextInput source="facts.email" label="Почта" type="email" validate={required()} helperText={false} />
      <TextInput source="facts.inn" label="ИНН" validate={required()} helperText={false} />
      <TextInput source="facts.ogrn" label="ОГРН" validate={required()} helperText={false} />
    </Fields>
    <RowsInput
      source="facts.phones"
      title="Телефоны"
      addLabel="Добавить телефон"
      atMost={pageLimits.rows}
      fields={[
        { name: 'number', label: 'Номер, +7…' },
        { name: 'note', label: 'Пояснение', isOptional: true },
      ]}
    />
    <RowsInput
      source="facts.addresses"
      title="Адреса"
      addLabel="Добавить адрес"
      atMost={pageLimits.rows}
      fields={[
        { name: 'name', label: 'Для чего', isOptional: true },
        { name: 'address', label: 'Адрес' },
      ]}
    />
    <RowsInput
      source="facts.hours"
      title="Часы работы"
      addLabel="Добавить строку"
      atMost={pageLimits.rows}
      fields={[
        { name: 'days', label: 'Дни' },
        { name: 'time', label: 'Время' },
      ]}
    />
  </Stack>
);
