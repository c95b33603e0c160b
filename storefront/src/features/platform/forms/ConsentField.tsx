import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { type ConsentWording, consentMissing, consentText } from '@odonta/db/vocabulary/platform/consent.ts';
import { useFormContext } from 'react-hook-form';
import { describedBy, FieldError } from '../../../components/ui/Field.tsx';
import { NewTabLink } from '../../../components/ui/NewTabLink.tsx';
import { useFormField } from './useFormField.ts';

interface Props {
  name: string;
  /** The text of the consent: a form about several people shows `consentForOthersText`. */
  wording?: ConsentWording;
  /** The error of a form sent without it. */
  missing?: string;
}

/** Never ticked by default. */
export function ConsentField({ name, wording = consentText, missing = consentMissing }: Props) {
  const { trigger, formState } = useFormContext();
  const { id, error, field } = useFormField(name, {
    required: missing,
    // A tick is whole at once, so its error goes at once.
    onChange: () => formState.isSubmitted && trigger(name),
  });
  return (
    <div className="field">
      <div className="checkbox">
        <input type="checkbox" {...field} {...describedBy(id, { error })} />
        <label htmlFor={id}>
          {wording.before}
          <NewTabLink href={paths.policy}>{wording.link}</NewTabLink>
          {wording.after}
        </label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
