import { legalRequestLimits } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import { NumberInput, required } from 'react-admin';

export const SeatsInput = () => (
  <NumberInput
    source="nb_seats"
    min={1}
    max={legalRequestLimits.seats}
    step={1}
    validate={required()}
    helperText={`От 1 до ${legalRequestLimits.seats}`}
  />
);
