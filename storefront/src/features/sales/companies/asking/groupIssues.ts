import { kppOfEntrepreneur } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { consentMissing } from '@odonta/db/vocabulary/platform/consent.ts';
import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import { repeated, rulesBroken } from '../../booking/bookingIssues.ts';
import { emptyBooking } from '../../booking/bookingValues.ts';
import { type CompanyAsked, groupShape } from './groupShape.ts';
import { type GroupValues, isEntrepreneur } from './groupValues.ts';

/** All participants are checked, including those with folded fields. */
export const groupResolver =
  (company: CompanyAsked): Resolver<GroupValues> =>
  (values) => {
    const { participants } = values;
    const issues = {
      ...rulesBroken(values, groupShape({ people: participants.length, company })),
      ...repeated({ is_self: false, contact: emptyBooking.contact, participants }),
      ...(company === 'all' && taxIssues(values)),
      ...tooMany(values),
      ...(!values.consent && { consent: consentMissing }),
    };
    const errors: FieldErrors<GroupValues> = {};
    for (const [path, message] of Object.entries(issues)) set(errors, path, { type: 'rule', message });
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };

const taxIssues = (values: GroupValues): Record<string, string> =>
  isEntrepreneur(values) && values.company.kpp.trim() !== '' ? { 'company.kpp': kppOfEntrepreneur } : {};

/** More are named than come. */
const tooMany = ({ nb_seats, participants }: GroupValues): Record<string, string> =>
  Number(nb_seats) > 0 && participants.length > Number(nb_seats)
    ? { nb_seats: `В списке больше участников: ${participants.length}` }
    : {};
