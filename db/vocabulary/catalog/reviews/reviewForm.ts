import { isEmail } from '../../patterns.ts';
import { atMost, type TextRule } from '../../rules.ts';

/** The form of a review. */
export const reviewForm = {
  client_name: {
    required: 'Укажите имя',
    min: { value: 2, message: 'Минимальная длина 2 символа' },
    max: atMost(100),
  },
  email: {
    format: { test: isEmail, message: 'Введите корректную электронную почту' },
    max: atMost(254),
  },
  text: {
    required: 'Напишите отзыв',
    min: { value: 30, message: 'Расскажите подробнее: не меньше 30 символов' },
    max: atMost(3000),
  },
  pros: { max: atMost(500) },
  cons: { max: atMost(500) },
} as const satisfies Record<string, TextRule>;

export const markRequired = 'Поставьте оценку';
export const reviewSent = 'Спасибо за отзыв! Он появится на сайте после проверки';
export const reviewRevised = 'Спасибо, исправленный отзыв отправлен на проверку';
export const reviewFailed = 'Не удалось отправить отзыв, попробуйте ещё раз';
