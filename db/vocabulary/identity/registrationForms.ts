import { isEmail, isPersonName, isPhone } from '../patterns.ts';
import { atMost, type TextRule } from '../rules.ts';
import { hasRightCheckDigits } from '../taxNumber.ts';

const atLeast2 = { value: 2, message: 'Минимальная длина 2 символа' };
const personName = { test: isPersonName, message: 'Только буквы, пробелы и дефисы, не меньше двух букв' };

const email = {
  required: 'Укажите электронную почту',
  format: { test: isEmail, message: 'Введите корректную электронную почту' },
};
const phone = {
  required: 'Укажите телефон',
  format: { test: isPhone, message: 'Введите корректный номер телефона' },
};

/** The person who registers a training centre. */
export const centerRegistration = {
  name: { required: 'Укажите, как вас зовут', min: atLeast2, max: atMost(200) },
  phone,
  email,
} as const satisfies Record<string, TextRule>;

export const individualRegistration = {
  last_name: { required: 'Укажите фамилию', max: atMost(100), format: personName },
  first_name: { required: 'Укажите имя', max: atMost(100), format: personName },
  middle_name: { max: atMost(100), format: personName },
  phone: { format: phone.format },
  email,
  city: { max: atMost(100) },
} as const satisfies Record<string, TextRule>;

const innLength = 'ИНН — это 10 цифр у организации и 12 у предпринимателя';
const innIsWrong = 'Проверьте ИНН: контрольные цифры не сходятся';

const isKpp = (text: string): boolean => /^\d{4}[\dA-Z]{2}\d{3}$/.test(text);
export const kppOfEntrepreneur = 'У предпринимателя нет КПП: оставьте поле пустым';

export const legalRegistration = {
  name: { required: 'Укажите название организации', min: atLeast2, max: atMost(200) },
  inn: {
    required: 'Укажите ИНН',
    min: { value: 10, message: innLength },
    max: { value: 12, message: innLength },
    format: { test: hasRightCheckDigits, message: innIsWrong },
  },
  kpp: { format: { test: isKpp, message: 'КПП — это 9 знаков, например 770701001' } },
  contact_name: { max: atMost(100), format: personName },
  phone,
  email,
} as const satisfies Record<string, TextRule>;

/** The members that the owner of a company's cabinet invites. */
export const memberInvitation = {
  name: { required: 'Укажите имя', max: atMost(100), format: personName },
  email,
} as const satisfies Record<string, TextRule>;

export const passwordHint = 'От 6 до 20 символов: цифра, строчная и заглавная латинские буквы';
