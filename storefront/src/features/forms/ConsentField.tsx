import { consentText } from '@odonta/db/vocabulary/site/consent.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { describedBy, FieldError } from '../../components/ui/Field.tsx';
import { paths } from '../../paths.ts';

interface Props {
  id: string;
  error?: string;
  field: UseFormRegisterReturn;
}

export function ConsentField({ id, error, field }: Props) {
  return (
    <div className="field">
      <div className="checkbox">
        <input type="checkbox" {...field} {...describedBy(id, { error })} />
        <label htmlFor={id}>
          {consentText.before}
          <a href={paths.policy} target="_blank" rel="noopener">
            {consentText.link}
          </a>
        </label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
