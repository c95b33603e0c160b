import { hasRightCheckDigits } from '@odonta/db/vocabulary/taxNumber.ts';
import { required, TextInput } from 'react-admin';
import { Fields } from '../../../kit/record/Fields.tsx';

const taxNumber = (value?: string) =>
  value && !hasRightCheckDigits(value) ? 'Проверьте ИНН: контрольные цифры не сходятся' : undefined;

/** The facts that the law requires of every advertisement. */
export const AdMarkInputs = () => (
  <Fields columns={2}>
    <TextInput source="ad_company" validate={required()} helperText={false} />
    <TextInput source="ad_inn" validate={[required(), taxNumber]} helperText="10 или 12 цифр" />
    <TextInput source="ad_reg_number" validate={required()} helperText="Выдаёт оператор рекламных данных" />
  </Fields>
);
