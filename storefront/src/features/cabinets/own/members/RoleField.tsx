import { useWatch } from 'react-hook-form';
import { describedBy, Field } from '../../../../components/ui/Field.tsx';
import { useFormField } from '../../../platform/forms/useFormField.ts';

interface Props<Role extends string> {
  roles: Readonly<Record<Role, { label: string }>>;
  /** The rights of each role, in words for the owner. */
  whatRolesMay: Readonly<Record<Role, string>>;
}

/** The role of a member of a cabinet, with what it allows. */
export function RoleField<Role extends string>({ roles, whatRolesMay }: Props<Role>) {
  const { id, label, error, field } = useFormField('role');
  const hint = whatRolesMay[useWatch({ name: 'role' }) as Role];
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select className="input" {...field} {...describedBy(id, { hint, error })}>
        {(Object.keys(roles) as Role[]).map((name) => (
          <option key={name} value={name}>
            {roles[name].label}
          </option>
        ))}
      </select>
    </Field>
  );
}
