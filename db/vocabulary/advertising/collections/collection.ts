import { type ProdState, prodStates } from '../../catalog/prodState.ts';
import { isEmail, isPhone } from '../../patterns.ts';
import type { TextRule } from '../../rules.ts';

/** The limits of a collection. */
export const collectionLimits = {
  name: { min: 3, max: 160 },
  person: 160,
  note: 300,
  items: 30,
  comment: 2000,
} as const;

/** How long the link opens the page, unless staff say otherwise. */
export const collectionDays = 60;

/** Opens the page as its receiver sees it, without counting the visit: only the browser reads this part. */
export const uncountedVisit = '#uncounted';

const required = 'Обязательное поле';
const person = { required, max: { value: collectionLimits.person, message: 'Не длиннее 160 знаков' } };

export const collectionForm = {
  name: {
    required,
    min: { value: collectionLimits.name.min, message: 'Минимальная длина 3 символа' },
    max: { value: collectionLimits.name.max, message: 'Не длиннее 160 знаков' },
  },
  name_from: person,
  name_to: person,
  to_email: { format: { test: isEmail, message: 'Введите корректную электронную почту' } },
  to_phone: { format: { test: isPhone, message: 'Введите корректный номер телефона' } },
  note: { max: { value: collectionLimits.note, message: 'Не длиннее 300 знаков' } },
  comment_internal: { max: { value: collectionLimits.comment, message: 'Не длиннее 2000 знаков' } },
} as const satisfies Record<string, TextRule>;

/** The state of a collection's course, even if it is in no list any more. */
export const collectionCourseStates = {
  ...prodStates,
  CANCELED: 'Отменён',
  HIDDEN: 'Снят с сайта',
} as const satisfies Record<ProdState | 'CANCELED' | 'HIDDEN', string>;
export type CollectionCourseState = keyof typeof collectionCourseStates;

/** It can no longer be booked, so that staff are offered another. */
export const isOver = (state: CollectionCourseState): boolean =>
  state === 'PAST' || state === 'CANCELED' || state === 'HIDDEN';
