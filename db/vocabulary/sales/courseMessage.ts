import { holdsContacts } from '../contactsInText.ts';
import type { TextRule } from '../rules.ts';
import { atMost } from '../rules.ts';
import { leadsAway } from './leadingAway.ts';

const withoutWaysOut = {
  test: (text: string): boolean => !holdsContacts(text) && !leadsAway(text),
  message: 'Без ссылок, адресов почты и телефонов',
} as const;

/** A letter of a centre to everybody who comes to its course. */
export const courseMessageForm = {
  subject: {
    required: 'Напишите тему письма',
    min: { value: 3, message: 'Напишите подробнее: не меньше 3 символов' },
    max: atMost(120),
    format: withoutWaysOut,
  },
  text: {
    required: 'Напишите текст письма',
    min: { value: 10, message: 'Напишите подробнее: не меньше 10 символов' },
    max: atMost(3000),
    format: withoutWaysOut,
  },
} as const satisfies Record<string, TextRule>;

/** More in a day is no news but noise. */
export const courseMessagesADay = 2;

/** How long after a course its participants may still be written to: about documents and things left behind. */
export const writtenToAfterDays = 30;
