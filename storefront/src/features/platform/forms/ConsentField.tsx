import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { consentRequired } from '@odonta/db/vocabulary/content/requests/requestForm.ts';
import { type ConsentWording, consentText } from '@odonta/db/vocabulary/platform/consent.ts';
import { useFormContext } from 'react-hook-form';
import { describedBy, FieldError } from '../../../components/ui/Field.tsx';
import { NewTabLink } from '../../../components/ui/NewTabLink.tsx';
import { useFormField } from './useFormField.ts';

/** Never ticked by default. `wording` is the text of the consent: a form about several people shows `consentForOthersText`. */
export function ConsentField({ name, wording = consentText }: { name: string; wording?: ConsentWording }) {
  const { trigger, formState } = useFormContext();
  const { id, error, field } = useFormField(name, {
    required: consentRequired,
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
