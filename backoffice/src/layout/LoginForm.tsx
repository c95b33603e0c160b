import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Alert, Button, IconButton, InputAdornment, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useLogin } from 'react-admin';
import { isFailure } from '../kit/api/failure.ts';
import { useCountdown, waitingText } from './useCountdown.ts';

export function LoginForm() {
  const { submit, isBusy, error, secondsLeft } = useSignIn();
  const [isShown, setShown] = useState(false);
  return (
    <Stack component="form" onSubmit={submit} noValidate sx={{ gap: 2 }}>
      {error && (
        <Alert severity="error" role="alert">
          {error} {secondsLeft > 0 && waitingText(secondsLeft)}
        </Alert>
      )}
      <TextField
        name="login"
        label="Почта или телефон"
        autoComplete="username"
        required
        size="medium"
        autoFocus
        fullWidth
      />
      <TextField
        name="password"
        label="Пароль"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        required
        size="medium"
        fullWidth
        slotProps={{
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={isShown ? 'Скрыть пароль' : 'Показать пароль'}
                  onClick={() => setShown(!isShown)}
                >
                  {isShown ? <VisibilityOff /> : <Visibility />}
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy || secondsLeft > 0}>
        {isBusy ? 'Вхожу…' : 'Войти'}
      </Button>
    </Stack>
  );
}

function useSignIn() {
  const login = useLogin();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [secondsLeft, wait] = useCountdown();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const credentials = { login: String(form.get('login')).trim(), password: String(form.get('password')) };
    if (!credentials.login || !credentials.password) return setError('Введите почту или телефон и пароль');
    setBusy(true);
    setError(null);
    await login(credentials).catch((failure: unknown) => {
      setError(failure instanceof Error ? failure.message : 'Не удалось войти, попробуйте ещё раз');
      if (isFailure(failure) && failure.status === 429) wait(failure.body.retryAfter ?? 60);
      setBusy(false);
    });
  }

  return { submit, isBusy, error, secondsLeft };
}
