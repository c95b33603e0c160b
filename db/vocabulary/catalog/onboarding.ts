import type { TextRule } from '../rules.ts';

/** The steps of a centre before its courses are published, in order. */
export const onboardingSteps = {
  profile: { label: 'О центре' },
  license: { label: 'Лицензия на образование' },
  contract: { label: 'Договор с «Одонтой»' },
  requisites: { label: 'Реквизиты для договора и выплат' },
  first_course: { label: 'Первый курс' },
  approval: { label: 'Проверка менеджером' },
} as const;
export type OnboardingStep = keyof typeof onboardingSteps;

/** The steps that the centre takes itself, and that a manager may remark on. */
export const ownSteps = ['profile', 'license', 'contract', 'requisites', 'first_course'] as const;
export type OwnStep = (typeof ownSteps)[number];

/** Without these a centre cannot be paid; named as on an invoice. */
export const requiredRequisites = {
  pay_name: 'название получателя',
  director_name: 'ФИО руководителя',
  pay_inn: 'ИНН',
  pay_bank: 'банк',
  pay_bic: 'БИК',
  pay_rs: 'расчётный счёт',
} as const;
export type RequiredRequisite = keyof typeof requiredRequisites;

/** A logo must not blur at the size of a card. */
export const logoAtLeast = { width: 200, height: 200 } as const;

/** Files of an application; confidential. */
export const centerPapers = { license: 'CENTER_LICENSE', contract: 'CENTER_CONTRACT' } as const;
export type CenterPaper = keyof typeof centerPapers;

const noLongerThan = (value: number) => ({ value, message: `Не длиннее ${value} знаков` });

export const centerProfileForm = {
  description: {
    required: 'Расскажите о центре',
    min: { value: 100, message: 'Расскажите подробнее: хотя бы 100 знаков' },
    max: noLongerThan(4000),
  },
  city: { required: 'Укажите город', max: noLongerThan(100) },
  license_number: {
    required: 'Укажите номер лицензии',
    min: { value: 3, message: 'Укажите номер целиком' },
    max: noLongerThan(80),
  },
  contract_number: { required: 'Укажите номер договора', max: noLongerThan(80) },
  step_comment: { max: noLongerThan(1000) },
} satisfies Record<string, TextRule>;
