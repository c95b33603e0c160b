import type { ComponentType } from 'react';
import { ContractForm } from './ContractForm.tsx';
import { LicenseForm } from './LicenseForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { RequisitesForm } from './RequisitesForm.tsx';
import type { FormStep, StepFormProps } from './stepForm.ts';

const forms: Record<FormStep, ComponentType<StepFormProps>> = {
  profile: ProfileForm,
  license: LicenseForm,
  contract: ContractForm,
  requisites: RequisitesForm,
};

export function StepForm({ name, ...props }: StepFormProps & { name: FormStep }) {
  const Form = forms[name];
  return <Form {...props} />;
}
