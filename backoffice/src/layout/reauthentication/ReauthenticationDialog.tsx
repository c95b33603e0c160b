import { Typography } from '@mui/material';
import { useState } from 'react';
import { PasswordInput, required, TextInput, useGetIdentity } from 'react-admin';
import { isFailure } from '../../kit/api/failure.ts';
import { wordsOf } from '../../kit/api/useComplain.ts';
import { useStaffData } from '../../kit/api/useStaffData.ts';
import { FormDialog } from '../../kit/page/FormDialog.tsx';
import type { StaffIdentity } from '../../kit/session/authProvider.ts';

export default function ReauthenticationDialog({ onAnswer }: { onAnswer: (isProved: boolean) => void }) {
  const { prove, isBusy, error, asksCode, email } = useReauthentication(() => onAnswer(true));
  return (
    <FormDialog
      title="Подтвердите, что это вы"
      error={error}
      words={{ send: 'Подтвердить', busy: 'Проверяю…' }}
      isBusy={isBusy}
      width="xs"
      onSubmit={prove}
      onClose={() => onAnswer(false)}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Это важное действие. После подтверждения оно выполнится само, введённое не пропадёт.
      </Typography>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        source="password"
        label="Ваш пароль"
        validate={required()}
        helperText={false}
        autoComplete="current-password"
        autoFocus
      />
      {asksCode && (
        <TextInput
          source="code"
          label="Код из приложения или код восстановления"
          validate={required()}
          helperText={false}
          autoComplete="one-time-code"
        />
      )}
    </FormDialog>
  );
}

function useReauthentication(onProved: () => void) {
  const provider = useStaffData();
  const { identity } = useGetIdentity();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [wasAsked, setAsked] = useState(false);
  const { email = '', has_second_factor = false } = (identity ?? {}) as Partial<StaffIdentity>;

  async function prove({ password, code }: Record<string, string>) {
    setBusy(true);
    setError(null);
    try {
      await provider.prove({ password: password ?? '', ...(code && { code }) });
      onProved();
    } catch (failure) {
      setBusy(false);
      const errors = isFailure(failure) ? failure.body.errors : undefined;
      // Set up in another window since: the profile that is remembered does not know of it.
      if (errors?.code) setAsked(true);
      if (errors) return errors;
      setError(wordsOf(failure, 'Не удалось подтвердить'));
    }
    return undefined;
  }

  return { prove, isBusy, error, email, asksCode: has_second_factor || wasAsked };
}
