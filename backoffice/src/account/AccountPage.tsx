import { Box } from '@mui/material';
import { PageHead } from '../kit/page/PageHead.tsx';
import { SectionPanel } from '../kit/record/RecordForm.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactorPanel } from './secondFactor/SecondFactorPanel.tsx';

/** The user's own password, second factor and sessions. */
export function AccountPage() {
  return (
    <>
      <PageHead title="Сеансы и пароль" />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 720px)' }}>
        <SectionPanel
          id="sessions"
          title="Где вы вошли"
          hint="Сеанс завершается сам через 8 часов после входа или через 30 минут без действий."
          content={<OwnSessions />}
        />
        <SectionPanel
          id="second-factor"
          title="Второй шаг входа"
          hint="После пароля спросим код из приложения на телефоне: одного украденного пароля для входа не хватит."
          content={<SecondFactorPanel />}
        />
        <SectionPanel
          id="password"
          title="Смена пароля"
          hint="После смены пароля остальные сеансы завершатся, а на вашу почту придёт письмо."
          content={<PasswordForm />}
        />
      </Box>
    </>
  );
}
