import { BooleanInput, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Fields, Wide } from '../../../kit/record/Fields.tsx';

/** An article somebody paid for names him, as the law asks. */
export function AdvertisingInputs() {
  const isSponsored: boolean = useWatch({ name: 'is_sponsored' }) ?? false;
  return (
    <Fields columns={3}>
      <Wide>
        <BooleanInput
          source="is_sponsored"
          helperText="На странице и в списках появится пометка «Реклама» с рекламодателем"
        />
      </Wide>
      {isSponsored && (
        <>
          <TextInput source="ad_company" validate={required()} helperText={false} />
          <TextInput source="ad_inn" validate={required()} helperText="10 или 12 цифр" />
          <TextInput
            source="ad_reg_number"
            validate={required()}
            helperText="Получают у оператора рекламных данных"
          />
        </>
      )}
    </Fields>
  );
}
