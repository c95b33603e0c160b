import type { NewCenter } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { centerRegistration } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { newPasswordRule } from '@odonta/db/vocabulary/identity/signInForm.ts';
import { ConsentField } from '../../platform/forms/ConsentField.tsx';
import { givenConsent } from '../../platform/forms/consent.ts';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { PasswordField } from '../../platform/forms/PasswordField.tsx';
import { PhoneField } from '../../platform/forms/PhoneField.tsx';
import { EmailField, TextField } from '../../platform/forms/TextField.tsx';
import { partnerSession } from '../sessions/sessions.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { registerAndEnter } from './register.ts';

interface CenterValues {
  name: string;
  phone: string;
  email: string;
  password: string;
  consent: boolean;
}

const shape: FormShape<CenterValues> = {
  name: 'register-center',
  labels: {
    name: 'Название учебного центра',
    phone: 'Телефон',
    email: 'Почта',
    password: 'Пароль',
    consent: 'Согласие',
  },
  rules: { ...centerRegistration, password: newPasswordRule },
  empty: { name: '', phone: '', email: '', password: '', consent: false },
  secret: ['password'],
};

const cabinet = {
  register: '/partner/register',
  signIn: '/partner/checkAuth',
  session: partnerSession,
  home: paths.partnerHome,
};

/** `token` is the code of a manager's invitation: the centre is his from the start. */
export default function RegisterCenterForm({ token }: { token?: string }) {
  function register({ name, phone, email, password }: CenterValues): Promise<boolean> {
    const center: NewCenter = {
      name: name.trim(),
      phone: phone.trim(),
      email: email.trim(),
      password,
      ...(token === undefined ? {} : { token }),
      consent: givenConsent(),
    };
    return registerAndEnter(cabinet, center);
  }
  return (
    <RegistrationForm shape={shape} register={register}>
      <TextField name="name" autoComplete="organization" maxLength={200} />
      <PhoneField name="phone" />
      <EmailField name="email" />
      <PasswordField name="password" isNew />
      <ConsentField name="consent" />
    </RegistrationForm>
  );
}
