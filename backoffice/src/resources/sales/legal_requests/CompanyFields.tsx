import { phoneHint } from '@odonta/db/vocabulary/content/requests/requestForm.ts';
import { required, TextInput } from 'react-admin';
import { Fields } from '../../../kit/record/Fields.tsx';

/** The payer, and its signatory. */
export const CompanyFields = () => (
  <>
    <Fields columns={2}>
      <TextInput source="company_name" validate={required()} helperText={false} />
      <TextInput source="inn" validate={required()} helperText="10 цифр, у предпринимателя 12" />
      <TextInput source="kpp" helperText="У предпринимателя его нет" />
      <TextInput source="ogrn" helperText={false} />
      <TextInput source="address" validate={required()} helperText={false} />
      <TextInput source="billing_address" helperText="Если отличается от юридического" />
    </Fields>
    <Fields columns={2}>
      <TextInput source="signatory_fio" validate={required()} helperText={false} />
      <TextInput source="signatory_post" validate={required()} helperText={false} />
      <TextInput
        source="signatory_basis"
        validate={required()}
        helperText="Устав, доверенность № 7 от 01.02.2026"
      />
      <TextInput source="signatory_email" type="email" validate={required()} helperText={false} />
      <TextInput source="signatory_phone" type="tel" helperText={phoneHint} />
    </Fields>
  </>
);
