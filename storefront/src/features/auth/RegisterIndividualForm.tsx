import type { NewIndividual } from '@odonta/api/contract';
import { individualRegistration } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { newPasswordRule } from '@odonta/db/vocabulary/identity/signInForm.ts';
import { paths } from '../../paths.ts';
import { CheckField } from '../forms/CheckField.tsx';
import { ConsentField } from '../forms/ConsentField.tsx';
import { givenConsent } from '../forms/consent.ts';
import type { FormShape } from '../forms/formShape.ts';
import { PasswordField } from '../forms/PasswordField.tsx';
import { PhoneField } from '../forms/PhoneField.tsx';
import { EmailField, TextField } from '../forms/TextField.tsx';
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
    last_name: 'Фамилия',
    first_name: 'Имя',
    middle_name: 'Отчество',
    phone: 'Телефон',
    email: 'Почта',
    password: 'Пароль',
    is_student: 'Я учусь: студент или ординатор',
    consent: 'Согласие',
  },
  rules: { ...individualRegistration, password: newPasswordRule },
  empty: {
    last_name: '',
    first_name: '',
    middle_name: '',
    phone: '',
    email: '',
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
      <TextField name="last_name" autoComplete="family-name" maxLength={100} />
      <TextField name="first_name" autoComplete="given-name" maxLength={100} />
      <TextField name="middle_name" autoComplete="additional-name" maxLength={100} />
      <PhoneField name="phone" />
      <EmailField name="email" />
      <PasswordField name="password" isNew />
      <CheckField name="is_student" />
      <ConsentField name="consent" />
    </RegistrationForm>
  );
}
