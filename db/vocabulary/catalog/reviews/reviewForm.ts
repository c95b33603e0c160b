import { isEmail } from '../../patterns.ts';
import type { TextRule } from '../../rules.ts';

const noLongerThan = (value: number) => ({ value, message: `Максимальная длина ${value} символов` });

/** The form of a review. */
export const reviewForm = {
  client_name: {
    required: 'Укажите имя',
    min: { value: 2, message: 'Минимальная длина 2 символа' },
    max: noLongerThan(100),
  },
  email: {
    format: { test: isEmail, message: 'Введите корректную электронную почту' },
    max: noLongerThan(254),
  },
  text: {
    required: 'Напишите отзыв',
    min: { value: 30, message: 'Расскажите подробнее: не меньше 30 символов' },
    max: noLongerThan(3000),
  },
  pros: { max: noLongerThan(500) },
  cons: { max: noLongerThan(500) },
} as const satisfies Record<string, TextRule>;

export const markRequired = 'Поставьте оценку';
export const reviewSent = 'Спасибо за отзыв! Он появится на сайте после проверки';
export const reviewRevised = 'Спасибо, исправленный отзыв отправлен на проверку';
export const reviewFailed = 'Не удалось отправить отзыв, попробуйте ещё раз';
