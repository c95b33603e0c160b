import { Button, Stack } from '@mui/material';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, PasswordInput, required, useGetIdentity, useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { isFailure } from '../kit/api/failure.ts';
import { useComplain } from '../kit/api/useComplain.ts';
import { useStaffData } from '../kit/api/useStaffData.ts';
import { NewPasswordInput } from '../kit/inputs/NewPasswordInput.tsx';
import type { StaffIdentity } from '../kit/session/authProvider.ts';

export function PasswordForm() {
  const { change, count } = useChange();
  const { identity } = useGetIdentity();
  return (
    // A changed password leaves an empty form behind, which a new key makes.
    <Form key={count} onSubmit={change} disableInvalidFormNotification>
      <Stack sx={{ gap: 1, maxWidth: 420, alignItems: 'stretch' }}>
        {/* Password managers store a password under the login in its form. */}
        <input
          type="email"
          autoComplete="username"
          value={(identity as StaffIdentity | undefined)?.email ?? ''}
          readOnly
          hidden
        />
        <PasswordInput
          source="current"
          label="Текущий пароль"
          validate={required()}
          helperText={false}
          autoComplete="current-password"
        />
        <NewPasswordInput label="Новый пароль" />
        <Submit />
      </Stack>
    </Form>
  );
}

function Submit() {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" disabled={isSubmitting} sx={{ alignSelf: 'flex-start' }}>
      {isSubmitting ? 'Меняю…' : 'Сменить пароль'}
    </Button>
  );
}

function useChange() {
  const provider = useStaffData();
  const queries = useQueryClient();
  const notify = useNotify();
  const complain = useComplain();
  const [count, setCount] = useState(0);

  async function change({ current, password }: Record<string, string>) {
    try {
      const { data } = await provider.changePassword({ current: current ?? '', password: password ?? '' });
      notify(changedText(data.ended), { type: 'success' });
      setCount(count + 1);
      void queries.invalidateQueries({ queryKey: ['sessions'] });
    } catch (error) {
      if (isFailure(error) && error.body.errors) return error.body.errors;
      complain(error, 'Не удалось сменить пароль');
    }
    return undefined;
  }

  return { change, count };
}

function changedText(ended: number): string {
  if (ended === 0) return 'Пароль изменён';
  return `Пароль изменён. Завершено: ${plural(ended, ['другой сеанс', 'других сеанса', 'других сеансов'])}`;
}
