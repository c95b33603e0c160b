import { consentMissing } from '@odonta/db/vocabulary/platform/consent.ts';
import { violationOf } from '@odonta/db/vocabulary/rules.ts';
import { type FieldErrors, get, type Resolver, set } from 'react-hook-form';
import { type BookingShape, numberOf } from './bookingShape.ts';
import type { BookingValues } from './bookingValues.ts';

/** All participants are checked, including those with folded fields. */
export const resolverOf =
  (shapeOfNow: (values: BookingValues) => BookingShape, isLast = true): Resolver<BookingValues> =>
  (values) => {
    const issues = {
      ...rulesBroken(values, shapeOfNow(values)),
      ...repeated(values),
      ...nobodyIn(values),
      ...(isLast && unsaid(values)),
    };
    const errors: FieldErrors<BookingValues> = {};
    for (const [path, message] of Object.entries(issues)) set(errors, path, { type: 'rule', message });
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };

/** The violated rules, field by field. */
export function rulesBroken(values: object, { rules }: Pick<BookingShape, 'rules'>): Record<string, string> {
  const entries = Object.entries(rules).map(([path, rule]) => [
    path,
    violationOf(rule, String(get(values, path) ?? '')),
  ]);
  return Object.fromEntries(entries.filter(([, message]) => message !== null));
}

/** One person comes once: the server would refuse all of them together. */
export function repeated({
  is_self,
  contact,
  participants,
}: Pick<BookingValues, 'is_self' | 'contact' | 'participants'>): Record<string, string> {
  const seen = new Map<string, number>();
  if (is_self && contact.email !== '') seen.set(contact.email.trim().toLowerCase(), 1);
  const issues: Record<string, string> = {};
  for (const [place, { email }] of participants.entries()) {
    const key = email.trim().toLowerCase();
    const before = seen.get(key);
    if (before !== undefined)
      issues[`participants.${place}.email`] = `Эта почта уже указана у ${before}-го участника`;
    else if (key !== '') seen.set(key, numberOf(place, is_self));
  }
  return issues;
}

const nobodyIn = ({ is_self, participants }: BookingValues): Record<string, string> =>
  is_self || participants.length > 0
    ? {}
    : { is_self: 'Добавьте хотя бы одного участника или отметьте, что участвуете сами' };

/** Asked once, of all that is sent. */
const unsaid = ({ consent, rules }: BookingValues): Record<string, string> => ({
  ...(!consent && { consent: consentMissing }),
  ...(!rules && { rules: 'Подтвердите согласие с правилами оплаты' }),
});
