import { Alert, Button, Link, Stack } from '@mui/material';
import type { AcceptedInvitation } from '@odonta/api/contract';
import { Form } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import type { Transport } from '../kit/api/transport.ts';
import { NewPasswordInput } from '../kit/inputs/NewPasswordInput.tsx';
import { useDocumentTitle } from '../kit/page/useDocumentTitle.ts';
import { EntryFrame } from '../layout/EntryFrame.tsx';
import { useInvitation } from './useInvitation.ts';

/** The page behind an invitation's link, without a session. */
export function InvitationPage({ transport }: { transport: Transport }) {
  useDocumentTitle('Приглашение');
  const { token, accepted, failure, isOver, accept } = useInvitation(transport);
  if (accepted) return <Accepted {...accepted} />;
  if (!token || isOver) return <NoLink />;
  return (
    <EntryFrame
      title="Придумайте пароль"
      lead="С ним вы будете входить по почте, на которую пришло приглашение."
    >
      {failure && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      <Form onSubmit={accept} disableInvalidFormNotification>
        <Stack sx={{ gap: 2 }}>
          <NewPasswordInput label="Пароль" autoFocus />
          <Submit />
        </Stack>
      </Form>
    </EntryFrame>
  );
}

function Submit() {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
      {isSubmitting ? 'Сохраняю…' : 'Сохранить пароль'}
    </Button>
  );
}

function Accepted({ email, status }: AcceptedInvitation) {
  const isOpen = status === 'ACTIVE';
  const lead = isOpen
    ? `Войдите с почтой ${email} и новым паролем.`
    : `Осталось дождаться, пока администратор допустит вас к работе. Потом войдите с почтой ${email} и новым паролем.`;
  return (
    <EntryFrame title="Пароль сохранён" lead={lead}>
      <Button component={RouterLink} to="/login" variant="contained" size="large" fullWidth>
        Перейти ко входу
      </Button>
    </EntryFrame>
  );
}

const NoLink = () => (
  <EntryFrame
    title="Ссылка больше не действует"
    lead="Она одноразовая и держится 72 часа. Попросите администратора отправить приглашение снова."
  >
    <Link component={RouterLink} to="/login">
      Уже есть пароль? Войти
    </Link>
  </EntryFrame>
);
