import { passwordHint } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { useState } from 'react';
import { describedBy, Field } from '../../../components/ui/Field.tsx';
import { Icon } from '../../../components/ui/Icon.tsx';
import styles from './PasswordField.module.css';
import { useFormField } from './useFormField.ts';

interface Props {
  name: string;
  /** A new password, whose rules are shown. */
  isNew?: boolean;
}

export function PasswordField({ name, isNew = false }: Props) {
  const { id, label, error, field } = useFormField(name);
  const [isShown, setShown] = useState(false);
  const hint = isNew ? passwordHint : undefined;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className={styles.box}>
        <input
          className="input"
          type={isShown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          {...field}
          {...describedBy(id, { hint, error })}
        />
        <button
          className={`icon-button ${styles.eye}`}
          type="button"
          aria-label={isShown ? 'Скрыть пароль' : 'Показать пароль'}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeClosed' : 'eye'} size={22} />
        </button>
      </span>
    </Field>
  );
}
