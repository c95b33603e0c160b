/** The documents a participant takes home from a course, and what its price includes. */

export const issuedDocuments = {
  CERTIFICATE: 'Сертификат участника',
  ADVANCED_TRAINING: 'Удостоверение о повышении квалификации',
  RETRAINING: 'Диплом о профессиональной переподготовке',
  NMO_CODE: 'Индивидуальный код подтверждения НМО',
} as const;
export type IssuedDocument = keyof typeof issuedDocuments;

/** Meals are not repeated here: they are feature 1 of a course. */
export const inclusions = {
  COFFEE: 'Кофе-брейки',
  MATERIALS: 'Раздаточные материалы',
  CONSUMABLES: 'Расходные материалы',
  INSTRUMENTS: 'Инструменты и оборудование',
  RECORDING: 'Запись лекции',
} as const;
export type Inclusion = keyof typeof inclusions;

export const offerLimits = {
  note: 300,
  directions: 1000,
  online_link: 500,
  specialities: 30,
  group: { min: 1, max: 500 },
} as const;
