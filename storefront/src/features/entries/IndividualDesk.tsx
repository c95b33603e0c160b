import { individualSignInForm } from '@odonta/db/vocabulary/people/signInForm.ts';
import { paths } from '../../paths.ts';
import { individualSession } from '../sessions/sessions.ts';
import { CabinetLoginForm } from './CabinetLoginForm.tsx';
import { CameBack } from './CameBack.tsx';
import { useCabinetAhead } from './useCabinetAhead.ts';

export default function IndividualDesk() {
  useCabinetAhead(individualSession, paths.individualHome);
  return (
    <>
      <CameBack />
      <CabinetLoginForm
        call="/individual/users/auth"
        session={individualSession}
        home={paths.individualHome}
        login={{ label: 'Почта или телефон', rule: individualSignInForm.login }}
      />
    </>
  );
}
