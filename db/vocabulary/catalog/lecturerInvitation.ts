import { individualRegistration } from '../identity/registrationForms.ts';
import { atMost, type TextRule } from '../rules.ts';
import { lecturerProfileForm } from './lecturerProfile.ts';

/** How long the link of an invited lecturer is valid. */
export const lecturerInvitationDays = 14;

/** So many letters of invitation go from one centre in 24 hours. */
export const lecturerLettersADay = 20;

const { last_name, first_name, middle_name, email } = individualRegistration;
/** Together they fit into the name of a lecturer. */
const partAtMost = { max: atMost(48) };

export const lecturerName = {
  last_name: { ...last_name, ...partAtMost },
  first_name: { ...first_name, ...partAtMost },
  middle_name: { ...middle_name, ...partAtMost },
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
