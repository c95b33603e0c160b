import type { CheckInList, CheckInMark, CheckInPerson, MarkedVisit } from '@odonta/api/contract';
import type { CheckInKind } from '@odonta/db/vocabulary/sales/checkIn.ts';

/** A mark that waits in this browser for the server. */
export interface KeptMark extends CheckInMark {
  prod_id: number;
  /** The member who marked: another one who signs in here does not send it in his own name. */
  user_id: number;
}

/** People as they are after the marks that wait. */
export function withMarks(people: readonly CheckInPerson[], marks: readonly CheckInMark[]): CheckInPerson[] {
  const last = new Map(marks.map((mark) => [mark.participant_id, mark]));
  return people.map((person) => {
    const mark = last.get(person.id);
    return mark ? { ...person, arrived_at: mark.kind === 'IN' ? mark.at : null } : person;
  });
}

/** People as the server knows them after it took marks. */
export function withAnswers(
  list: CheckInList,
  marks: readonly CheckInMark[],
  answers: readonly MarkedVisit[],
): CheckInList {
  const of = new Map(marks.map(({ key, participant_id }) => [key, participant_id]));
  const known = new Map(answers.map((answer) => [of.get(answer.key), answer]));
  const people = list.people.map((person) => {
    const answer = known.get(person.id);
    return answer ? { ...person, arrived_at: arrivalIn(answer) } : person;
  });
  return { ...list, people };
}

/** Answers that a person at the entrance must learn of: his mark was not taken. */
export const refusedIn = (answers: readonly MarkedVisit[]): MarkedVisit[] =>
  answers.filter(({ code }) => !taken.has(code));

const taken: ReadonlySet<MarkedVisit['code']> = new Set([
  'OK',
  'UNDONE',
  'ALREADY_CHECKED_IN',
  'NOT_CHECKED_IN',
]);

/** The mark that counts is the server's: its moment, unless it was taken back. */
const arrivalIn = ({ code, at }: MarkedVisit): number | null => (code === 'UNDONE' ? null : at);

/** A part of a server's greatest list of marks, of one course. */
export function nextToSend(marks: readonly KeptMark[], user_id: number, most: number): KeptMark[] {
  const own = marks.filter((mark) => mark.user_id === user_id);
  return own.filter(({ prod_id }) => prod_id === own[0]?.prod_id).slice(0, most);
}

/** The person who is meant: by the fingerprint of his ticket. */
export const holderOf = (people: readonly CheckInPerson[], ticket: string): CheckInPerson | null =>
  people.find((person) => person.ticket === ticket) ?? null;

export function newMark(
  { id: participant_id }: CheckInPerson,
  kind: CheckInKind,
  of: Pick<KeptMark, 'prod_id' | 'user_id'>,
  at: number,
): KeptMark {
  return { key: crypto.randomUUID(), participant_id, kind, at, ...of };
}
