import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { individualSignInForm } from '@odonta/db/vocabulary/identity/signInForm.ts';
import { individualSession } from '../sessions/sessions.ts';
import { CabinetLoginForm } from './CabinetLoginForm.tsx';
import { CameBack } from './CameBack.tsx';
import { PhonePage } from './PhonePage.tsx';
import { RegisterIndividualForm } from './RegisterIndividualForm.tsx';
import { useCabinetAhead } from './useCabinetAhead.ts';
import { Ways } from './Ways.tsx';

export default function IndividualPage() {
  useCabinetAhead(individualSession, paths.individualHome);
  return (
    <>
      <CameBack />
      <Ways
        label="Вход или регистрация"
        ways={[
          { name: 'По коду', form: <PhonePage /> },
          {
            name: 'По паролю',
            form: (
              <CabinetLoginForm
                call="/individual/users/auth"
                session={individualSession}
                home={paths.individualHome}
                login={{ label: 'Почта или телефон', rule: individualSignInForm.login }}
              />
            ),
          },
          { name: 'Регистрация', form: <RegisterIndividualForm /> },
        ]}
      />
    </>
  );
}
