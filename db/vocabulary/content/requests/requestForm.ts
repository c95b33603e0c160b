import { withoutContactsRule } from '../../contactsInText.ts';
import { isEmail, isPhone } from '../../patterns.ts';
import { atMost, type TextRule } from '../../rules.ts';

const atLeast3 = { value: 3, message: 'Минимальная длина 3 символа' };

/** The form «Заявка»: a request to a manager. */
export const requestForm = {
  name: {
    required: 'Обязательное поле',
    min: atLeast3,
    max: atMost(100),
    format: withoutContactsRule,
  },
  phone: {
    required: 'Обязательное поле',
    format: { test: isPhone, message: 'Введите корректный номер телефона' },
  },
  email: {
    required: 'Обязательное поле',
    format: { test: isEmail, message: 'Введите корректную электронную почту' },
  },
  city: {
    required: 'Город обязателен для заполнения',
    max: atMost(100),
  },
  comment: { min: atLeast3, max: atMost(500) },
} as const satisfies Record<string, TextRule>;

export const phoneHint = 'Например, +7 (912) 345-67-89; номер другой страны начните с +';
export const consentRequired = 'Требуется подтверждение';
export const requestSent = 'Ваша заявка успешно отправлена, ожидайте ответа менеджера';
export const requestFailed = 'Ошибка';

/** The words of an empty city combobox. */
export const cityTexts = {
  tooShort: 'Начните поиск',
  loading: 'Загрузка...',
  none: 'Город не найден',
} as const;
export const citySearch = { fromCharacters: 2, debounceMs: 500 } as const;
