import type { NewIndividual } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { individualRegistration } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { newPasswordRule } from '@odonta/db/vocabulary/identity/signInForm.ts';
import { CheckField } from '../../platform/forms/CheckField.tsx';
import { ConsentField } from '../../platform/forms/ConsentField.tsx';
import { givenConsent } from '../../platform/forms/consent.ts';
import { FullNameFields } from '../../platform/forms/FullNameFields.tsx';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { PasswordField } from '../../platform/forms/PasswordField.tsx';
import { PhoneField } from '../../platform/forms/PhoneField.tsx';
import { emptyPerson, personLabels } from '../../platform/forms/personLabels.ts';
import { EmailField } from '../../platform/forms/TextField.tsx';
import { individualSession } from '../sessions/sessions.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { filled, registerAndEnter } from './register.ts';

interface IndividualValues {
  last_name: string;
  first_name: string;
  middle_name: string;
  phone: string;
  email: string;
  password: string;
  is_student: boolean;
  consent: boolean;
}

const shape: FormShape<IndividualValues> = {
  name: 'register-individual',
  labels: {
    ...personLabels,
    password: 'Пароль',
    is_student: 'Я учусь: студент или ординатор',
    consent: 'Согласие',
  },
  rules: { ...individualRegistration, password: newPasswordRule },
  empty: {
    ...emptyPerson,
    password: '',
    is_student: false,
    consent: false,
  },
  secret: ['password'],
};

const cabinet = {
  register: '/individual/users/register',
  signIn: '/individual/users/auth',
  session: individualSession,
  home: paths.individualHome,
};

function register(values: IndividualValues): Promise<boolean> {
  const { last_name, first_name, middle_name, phone, email, password, is_student } = values;
  const person: NewIndividual = {
    last_name: last_name.trim(),
    first_name: first_name.trim(),
    email: email.trim(),
    password,
    is_student,
    ...filled({ middle_name, phone }),
    consent: givenConsent(),
  };
  return registerAndEnter(cabinet, person);
}

export function RegisterIndividualForm() {
  return (
    <RegistrationForm shape={shape} register={register}>
      <FullNameFields />
      <PhoneField name="phone" />
      <EmailField name="email" />
      <PasswordField name="password" isNew />
      <CheckField name="is_student" />
      <ConsentField name="consent" />
    </RegistrationForm>
  );
}
