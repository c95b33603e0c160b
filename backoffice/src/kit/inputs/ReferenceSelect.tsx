import { AutocompleteInput, ReferenceInput, required, useCanAccess } from 'react-admin';
import { ReferenceName } from '../record/ReferenceName.tsx';

interface ReferenceSelectProps {
  source: string;
  reference: string;
  label?: string;
  text?: string;
  isRequired?: boolean;
  helperText?: string | false;
  filter?: Record<string, unknown>;
}

/** One record of another resource, found by typing; the server searches. */
export function ReferenceSelect({
  source,
  reference,
  label,
  text = 'name',
  isRequired,
  helperText = false,
  filter,
}: ReferenceSelectProps) {
  const { canAccess } = useCanAccess({ resource: reference, action: 'list' });
  if (!canAccess) return <ReferenceName reference={reference} source={source} text={text} />;
  return (
    <ReferenceInput
      source={source}
      reference={reference}
      sort={{ field: text, order: 'ASC' }}
      perPage={50}
      filter={filter}
    >
      <AutocompleteInput
        label={label}
        optionText={text}
        filterToQuery={(q: string) => ({ q })}
        validate={isRequired ? required() : undefined}
        helperText={helperText}
      />
    </ReferenceInput>
  );
}
