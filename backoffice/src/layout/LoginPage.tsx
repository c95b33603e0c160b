import { Alert, Link, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useCheckAuth } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDocumentTitle } from '../kit/page/useDocumentTitle.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { LoginForm } from './LoginForm.tsx';

export function LoginPage() {
  useDocumentTitle('Вход');
  useHomeWhenSignedIn();
  const isReturning = Boolean((useLocation().state as { nextPathname?: string } | null)?.nextPathname);
  return (
    <EntryFrame title="Вход для сотрудников" lead="Ваша почта и пароль, который вы выбрали по приглашению.">
      {isReturning && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Войдите, чтобы продолжить: вы вернётесь на ту же страницу.
        </Alert>
      )}
      <LoginForm />
      <Typography sx={{ mt: 3, fontSize: 14, color: 'text.secondary' }}>
        Ищете курсы? <Link href="/">Перейти на сайт</Link>
      </Typography>
    </EntryFrame>
  );
}

function useHomeWhenSignedIn() {
  const checkAuth = useCheckAuth();
  const navigate = useNavigate();
  useEffect(() => {
    checkAuth({}, false).then(
      () => navigate('/', { replace: true }),
      () => undefined,
    );
  }, [checkAuth, navigate]);
}
