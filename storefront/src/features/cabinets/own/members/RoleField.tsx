import { type CenterRole, centerRoles } from '@odonta/db/vocabulary/identity/user.ts';
import { useWatch } from 'react-hook-form';
import { describedBy, Field } from '../../../../components/ui/Field.tsx';
import { useFormField } from '../../../platform/forms/useFormField.ts';
import { roleNames, whatRolesMay } from './roles.ts';

/** The role of a member, with what it allows. */
export function RoleField() {
  const { id, label, error, field } = useFormField('role');
  const hint = whatRolesMay[useWatch({ name: 'role' }) as CenterRole];
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select className="input" {...field} {...describedBy(id, { hint, error })}>
        {roleNames.map((name) => (
          <option key={name} value={name}>
            {centerRoles[name].label}
          </option>
        ))}
      </select>
    </Field>
  );
}
