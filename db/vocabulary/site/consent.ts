/** The consent people give in our forms. A change of the text is a new version: what was agreed to is kept with the answer. */
export const consentText = {
  version: '2026-11-20',
  before: 'Я согласен на обработку персональных данных на условиях ',
  link: 'политики обработки персональных данных',
} as const;
