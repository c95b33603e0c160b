import { Button } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { State } from '../kit/page/State.tsx';

export function NoAccess() {
  return (
    <State title="Нет доступа" action={<HomeButton />}>
      У вашей роли нет прав на этот раздел. Если он нужен для работы, попросите администратора добавить роль.
    </State>
  );
}

export function NotFound() {
  return (
    <State title="Страница не найдена" action={<HomeButton />}>
      Такого адреса в бэк-офисе нет. Возможно, ссылка устарела.
    </State>
  );
}

export function ServerAway() {
  return (
    <State title="Сервер не отвечает" action={<HomeButton label="Повторить" />}>
      Права доступа проверить не удалось. Вы не вышли из системы: подождите немного и повторите.
    </State>
  );
}

export function ScreenError() {
  return (
    <State
      title="Не удалось показать страницу"
      action={
        <Button variant="contained" onClick={() => window.location.reload()}>
          Обновить
        </Button>
      }
    >
      На экране произошла ошибка. Обновите страницу; если она повторится, сообщите администратору адрес этой
      страницы.
    </State>
  );
}

function HomeButton({ label = 'На главную' }: { label?: string }) {
  const navigate = useNavigate();
  return (
    <Button variant="contained" onClick={() => navigate('/')}>
      {label}
    </Button>
  );
}
