import { type LegalRole, legalRoles } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { RoleField } from '../../own/members/RoleField.tsx';
import { whatRolesMay } from './duty.ts';

/** A role, and for members who order their monthly limit. */
export function DutyFields() {
  const role = useWatch({ name: 'role' }) as LegalRole;
  return (
    <>
      <RoleField roles={legalRoles} whatRolesMay={whatRolesMay} />
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
