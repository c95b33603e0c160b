import { type LegalRole, legalRoles } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import { useWatch } from 'react-hook-form';
import { describedBy, Field } from '../../../../components/ui/Field.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useFormField } from '../../../platform/forms/useFormField.ts';
import { roleNames, whatRolesMay } from './duty.ts';

/** A role, and for members who order their monthly limit. */
export function DutyFields() {
  const { id, label, error, field } = useFormField('role');
  const role = useWatch({ name: 'role' }) as LegalRole;
  const hint = whatRolesMay[role];
  return (
    <>
      <Field id={id} label={label} hint={hint} error={error}>
        <select className="input" {...field} {...describedBy(id, { hint, error })}>
          {roleNames.map((name) => (
            <option key={name} value={name}>
              {legalRoles[name].label}
            </option>
          ))}
        </select>
      </Field>
      {role === 'BUYER' && (
        <TextField
          name="month_limit"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          hint="Сколько может заказать за месяц сам; сверх этого заказ подтверждает владелец. Пусто — без лимита"
        />
      )}
    </>
  );
}
