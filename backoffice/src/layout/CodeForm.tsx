import { Button, Stack, TextField, Typography } from '@mui/material';
import type { FormEvent } from 'react';
import { SignInError } from './SignInError.tsx';
import { useSignIn } from './useSignIn.ts';

interface CodeFormProps {
  ticket: string;
  onBack: () => void;
}

export function CodeForm({ ticket, onBack }: CodeFormProps) {
  const { enter, refuse, isBusy, error, secondsLeft } = useSignIn();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    if (!code) return refuse('Введите код');
    void enter({ ticket, code });
  }
  return (
    <Stack component="form" onSubmit={submit} noValidate sx={{ gap: 2 }}>
      <Typography>
        Пароль верный. Введите шесть цифр из приложения на телефоне или один из кодов восстановления.
      </Typography>
      <SignInError error={error} secondsLeft={secondsLeft} />
      <TextField
        name="code"
        label="Код"
        autoComplete="one-time-code"
        required
        size="medium"
        autoFocus
        fullWidth
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy || secondsLeft > 0}>
        {isBusy ? 'Проверяю…' : 'Войти'}
      </Button>
      <Button color="inherit" disabled={isBusy} onClick={onBack}>
        Назад к паролю
      </Button>
    </Stack>
  );
}
