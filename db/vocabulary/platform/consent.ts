/** A consent as its form shows it: `link` leads to the policy. */
export interface ConsentWording {
  readonly version: string;
  readonly before: string;
  readonly link: string;
  readonly after: string;
}

/** The consent of our forms. A change of the text is a new version: each answer stores the accepted text. */
export const consentText: ConsentWording = {
  version: '2026-11-20',
  before: 'Я согласен на обработку персональных данных на условиях ',
  link: 'политики обработки персональных данных',
  after: '',
};

/** Where one person writes about several. */
export const consentForOthersText: ConsentWording = {
  version: '2026-11-20-others',
  before:
    'Я действую от своего имени, передаю персональные данные третьих лиц с их согласия и согласен на обработку персональных данных на условиях ',
  link: 'политики обработки персональных данных',
  after: '',
};

/** The text that staff read to a caller. */
export const consentByPhoneText: ConsentWording = {
  version: '2026-11-24-phone',
  before: 'Вы согласны на обработку персональных данных на условиях ',
  link: 'политики обработки персональных данных',
  after: '?',
};

/** The consent to advertising letters, which nothing else depends on. */
export const consentToAdvertsText: ConsentWording = {
  version: '2026-11-28-adverts',
  before: 'Я согласен получать рекламные письма о курсах и предложениях площадки и её партнёров на условиях ',
  link: 'политики обработки персональных данных',
  after: '',
};

export const consentByPhoneRequired = 'Без согласия клиента обращение не записать: прочитайте ему вопрос';

/** Every wording ever shown or read aloud, so that an old consent still shows its text. */
const wordings = [consentText, consentForOthersText, consentByPhoneText, consentToAdvertsText];

/** The whole sentence of a version; null when we never published such a one. */
export function shownConsent(version: string): string | null {
  const wording = wordings.find((known) => known.version === version);
  return wording ? `${wording.before}${wording.link}${wording.after}` : null;
}

/** The error of a form sent without the consent, save the request form, which has its own words. */
export const consentMissing = 'Подтвердите согласие на обработку данных';

/** The purpose of a consent. */
export const consentPurposes = {
  REQUEST: 'Заявка',
  QUESTION: 'Вопрос директору',
  REVIEW: 'Отзыв о курсе',
  ACCOUNT: 'Регистрация кабинета',
  ORDER: 'Запись на курс',
  VOUCHER: 'Подарочный сертификат',
  ADVERTISING: 'Рекламные письма',
  PARTNER: 'Передача контактов партнёру',
} as const;
export type ConsentPurpose = keyof typeof consentPurposes;
