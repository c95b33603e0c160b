import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { consentForOthersText, consentText } from '@odonta/db/vocabulary/platform/consent.ts';
import { describedBy, FieldError } from '../../../components/ui/Field.tsx';
import { NewTabLink } from '../../../components/ui/NewTabLink.tsx';
import { ConsentField } from '../../platform/forms/ConsentField.tsx';
import { LongTextField } from '../../platform/forms/LongTextField.tsx';
import { useFormField } from '../../platform/forms/useFormField.ts';
import styles from './booking.module.css';

/** Separate ticks for separate things, and none of them made beforehand. */
export function Agreements({ isForOthers }: { isForOthers: boolean }) {
  return (
    <section className={styles.part} aria-labelledby="order-agreements">
      <h2 id="order-agreements">Подтверждение</h2>
      <LongTextField name="comment" rows={3} />
      <ConsentField name="consent" wording={isForOthers ? consentForOthersText : consentText} />
      <RulesField />
    </section>
  );
}

function RulesField() {
  const { id, error, field } = useFormField('rules');
  return (
    <div className="field">
      <div className="checkbox">
        <input type="checkbox" {...field} {...describedBy(id, { error })} />
        <label htmlFor={id}>
          Принимаю <NewTabLink href={paths.paymentRules}>правила оплаты</NewTabLink>
        </label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
