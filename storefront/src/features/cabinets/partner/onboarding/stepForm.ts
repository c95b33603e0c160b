import type { CenterApplication, OwnCenter, OwnCenterStep } from '@odonta/api/contract';

/** The other steps are taken elsewhere. */
const formSteps = ['profile', 'license', 'contract', 'requisites'] as const;
export type FormStep = (typeof formSteps)[number];

export const isFormStep = (name: OwnCenterStep['name']): name is FormStep =>
  (formSteps as readonly string[]).includes(name);

export interface StepFormProps {
  centerId: number;
  /** Of the centre as it is shown. */
  version: number;
  application: CenterApplication;
  close(): void;
  onSaved(centers: readonly OwnCenter[]): void;
}

/** Fields that are empty in a form are none for the server. */
export const orNull = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === '' ? null : value]),
  ) as Values;

export const words = { send: 'Сохранить', sending: 'Сохраняем…' };
