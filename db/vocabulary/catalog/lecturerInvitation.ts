import { individualRegistration } from '../identity/registrationForms.ts';
import { atMost, type TextRule } from '../rules.ts';
import { lecturerProfileForm } from './lecturerProfile.ts';

/** How long the link of an invited lecturer is valid. */
export const lecturerInvitationDays = 14;

/** So many letters of invitation go in 24 hours to one address from all centres, from one centre, and altogether. */
export const lecturerLettersADay = { ofAddress: 5, ofCenter: 20, ofAll: 300 } as const;

/** An invitation that nobody has answered so long after its term is withdrawn, with its address and note. */
export const lecturerInvitationKeptDays = 30;

const { last_name, first_name, middle_name, email } = individualRegistration;
const inOneAlphabet = {
  test: (text: string) =>
    last_name.format.test(text) &&
    !text.split(/[ -]/).some((word) => /[a-z]/i.test(word) && /[а-яё]/i.test(word)),
  message:
    'Только буквы, пробелы и дефисы, не меньше двух букв; русские и латинские в одном слове не смешивайте',
};
/** Together they fit into the name of a lecturer; a known one cannot be imitated by letters that look alike. */
const part = { max: atMost(48), format: inOneAlphabet };

export const lecturerName = {
  last_name: { ...last_name, ...part },
  first_name: { ...first_name, ...part },
  middle_name: { ...middle_name, ...part },
} as const satisfies Record<string, TextRule>;

/** An unknown lecturer, as a centre invites him. */
export const lecturerInvitationForm = {
  ...lecturerName,
  email,
  note: { max: atMost(1000) },
} as const satisfies Record<string, TextRule>;

/** His answer, with the page that moderators read before the site shows it. */
export const lecturerAcceptanceForm = {
  ...lecturerName,
  text: lecturerProfileForm.text,
} as const satisfies Record<string, TextRule>;

/** As lecturers are named: the surname first. */
export const fullNameOf = (parts: { last_name: string; first_name: string; middle_name?: string }): string =>
  [parts.last_name, parts.first_name, parts.middle_name]
    .map((part = '') => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .join(' ');
