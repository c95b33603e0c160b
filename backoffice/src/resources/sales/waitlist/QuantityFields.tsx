import { waitlistLimits } from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import { BooleanInput, NumberInput, required } from 'react-admin';
import { Fields } from '../../../kit/record/Fields.tsx';

export const QuantityFields = () => (
  <Fields columns={2}>
    <NumberInput
      source="quantity"
      label="Сколько мест"
      min={1}
      max={waitlistLimits.quantity}
      step={1}
      validate={required()}
      helperText={`От 1 до ${waitlistLimits.quantity}`}
    />
    <BooleanInput
      source="accept_partial"
      label="Согласен на меньше мест"
      helperText="Тогда предложим, как только освободится хотя бы одно"
    />
  </Fields>
);
