import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { legalSignInForm } from '@odonta/db/vocabulary/identity/signInForm.ts';
import { legalSession } from '../sessions/sessions.ts';
import { CabinetLoginForm } from './CabinetLoginForm.tsx';
import { CameBack } from './CameBack.tsx';
import { RegisterLegalForm } from './RegisterLegalForm.tsx';
import { useCabinetAhead } from './useCabinetAhead.ts';
import { Ways } from './Ways.tsx';

export default function LegalPage() {
  useCabinetAhead(legalSession, paths.legalHome);
  return (
    <>
      <CameBack />
      <Ways
        label="Вход или регистрация"
        ways={[
          {
            name: 'Вход',
            form: (
              <CabinetLoginForm
                call="/legal/users/auth"
                session={legalSession}
                home={paths.legalHome}
                login={{ label: 'ИНН или почта', rule: legalSignInForm.login }}
              />
            ),
          },
          { name: 'Регистрация', form: <RegisterLegalForm /> },
        ]}
      />
    </>
  );
}
