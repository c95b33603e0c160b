/** Why an organisation does not want to pay for a lead. */
export const disputeCodes = {
  WRONG_NUMBER: 'Неверный номер',
  DUPLICATE: 'Уже был у нас',
  NO_CONSENT: 'Человек не давал согласия',
} as const;
export type DisputeCode = keyof typeof disputeCodes;

/** How far the organisation has come with a person. */
export const leadResults = {
  COLD: 'Холодный',
  WARM: 'Тёплый',
  HOT: 'Горячий',
  SALE: 'Продажа',
} as const;
export type LeadResult = keyof typeof leadResults;

/** Hours in which an organisation may dispute a lead; then it is charged. */
export const disputeHours = 48;
/** Days in which the same phone is given to the same bonus free of charge. */
export const duplicateDays = 90;
/** Leads of one phone that are written down after its first, withdrawn ones as well; further ones change nothing. */
export const duplicatesAtMost = 3;
/** Days in which the link of a letter withdraws the consent; afterwards a person writes to us. */
export const withdrawalDays = 365;

export const leadLimits = {
  dispute: { min: 3, max: 1000 },
} as const;

export const consentMissingForPartner =
  'Отметьте согласие: без него мы не передадим ваши контакты организации';
