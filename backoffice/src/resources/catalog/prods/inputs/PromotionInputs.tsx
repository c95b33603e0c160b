import { BooleanInput } from 'react-admin';
import { Fields } from '../../../../kit/record/Fields.tsx';

export function PromotionInputs() {
  return (
    <Fields>
      <BooleanInput source="is_related_promotion" helperText={false} />
      <BooleanInput source="is_partner_bonus_promo" helperText={false} />
      <BooleanInput
        source="disable_promotion"
        helperText="Курс не поднимается в выдаче и не попадает в платные места"
      />
    </Fields>
  );
}
