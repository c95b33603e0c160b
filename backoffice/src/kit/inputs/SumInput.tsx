import { NumberInput, type NumberInputProps, required } from 'react-admin';

/** A sum to the kopeck, which must be named. */
export const SumInput = ({
  min = 0.01,
  ...props
}: Pick<NumberInputProps, 'source' | 'label' | 'min' | 'helperText'>) => (
  <NumberInput {...props} min={min} step={0.01} validate={required()} />
);
