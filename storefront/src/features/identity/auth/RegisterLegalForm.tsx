import type { NewLegalUser } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { legalRegistration } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { newPasswordRule } from '@odonta/db/vocabulary/identity/signInForm.ts';
import { InnField } from '../../platform/company_lookup/InnField.tsx';
import { ConsentField } from '../../platform/forms/ConsentField.tsx';
import { givenConsent } from '../../platform/forms/consent.ts';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { PasswordField } from '../../platform/forms/PasswordField.tsx';
import { PhoneField } from '../../platform/forms/PhoneField.tsx';
import { EmailField, NameField, TextField } from '../../platform/forms/TextField.tsx';
import { legalSession } from '../sessions/sessions.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { filled, registerAndEnter } from './register.ts';

interface LegalValues {
  name: string;
  inn: string;
  kpp: string;
  contact_name: string;
  phone: string;
  email: string;
  password: string;
  consent: boolean;
}

const shape: FormShape<LegalValues> = {
  name: 'register-legal',
  labels: {
    inn: 'ИНН',
    name: 'Название организации',
    kpp: 'КПП',
    contact_name: 'Контактное лицо',
    phone: 'Телефон',
    email: 'Почта',
    password: 'Пароль',
    consent: 'Согласие',
  },
  rules: { ...legalRegistration, password: newPasswordRule },
  empty: {
    name: '',
    inn: '',
    kpp: '',
    contact_name: '',
    phone: '',
    email: '',
    password: '',
    consent: false,
  },
  secret: ['password'],
};

const cabinet = {
  register: '/legal/users/register',
  signIn: '/legal/users/auth',
  session: legalSession,
  home: paths.legalHome,
};

function register({ name, inn, phone, email, password, kpp, contact_name }: LegalValues): Promise<boolean> {
  const company: NewLegalUser = {
    name: name.trim(),
    inn: inn.trim(),
    phone: phone.trim(),
    email: email.trim(),
    password,
    ...filled({ kpp, contact_name }),
    consent: givenConsent(),
  };
  return registerAndEnter(cabinet, company);
}

export function RegisterLegalForm() {
  return (
    <RegistrationForm shape={shape} register={register}>
      <InnField hint="10 цифр у организации, 12 у предпринимателя" />
      <TextField name="name" autoComplete="organization" maxLength={200} />
      <TextField
        name="kpp"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={9}
        hint="У предпринимателя его нет"
      />
      <NameField name="contact_name" />
      <PhoneField name="phone" />
      <EmailField name="email" />
      <PasswordField name="password" isNew />
      <ConsentField name="consent" />
    </RegistrationForm>
  );
}
