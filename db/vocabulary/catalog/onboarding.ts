/** The steps of a centre before its courses are published, in order. */
export const onboardingSteps = {
  approval: { label: 'Проверка менеджером' },
  requisites: { label: 'Реквизиты для договора и выплат' },
  first_course: { label: 'Первый курс' },
} as const;
export type OnboardingStep = keyof typeof onboardingSteps;

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
