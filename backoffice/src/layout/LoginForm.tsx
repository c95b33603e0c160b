import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Button, IconButton, InputAdornment, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { CodeForm } from './CodeForm.tsx';
import { SignInError } from './SignInError.tsx';
import { useSignIn } from './useSignIn.ts';

export function LoginForm() {
  const [ticket, setTicket] = useState<string | null>(null);
  if (ticket) return <CodeForm ticket={ticket} onBack={() => setTicket(null)} />;
  return <PasswordStep onTicket={setTicket} />;
}

function PasswordStep({ onTicket }: { onTicket: (ticket: string) => void }) {
  const { enter, refuse, isBusy, error, secondsLeft } = useSignIn(onTicket);
  const [isShown, setShown] = useState(false);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const credentials = { login: String(form.get('login')).trim(), password: String(form.get('password')) };
    if (!credentials.login || !credentials.password) return refuse('Введите почту или телефон и пароль');
    void enter(credentials);
  }
  return (
    <Stack component="form" onSubmit={submit} noValidate sx={{ gap: 2 }}>
      <SignInError error={error} secondsLeft={secondsLeft} />
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
