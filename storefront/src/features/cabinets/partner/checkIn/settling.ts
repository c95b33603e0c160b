import type { MarkedVisit } from '@odonta/api/contract';
import { keptLists, keptMarks, keptRefusals, nameIn } from './kept.ts';
import { type KeptMark, refusedIn, withAnswers } from './marks.ts';

let settled = 0;

/** How many times answers have come: a list that was asked for before the last of them is old. */
export const timesSettled = (): number => settled;

/** The server's answers enter the kept list, and the marks leave their queue. */
export function settle(part: readonly KeptMark[], answers: readonly MarkedVisit[]): void {
  settled += 1;
  for (const answer of refusedIn(answers))
    refuse(
      part.filter(({ key }) => key === answer.key),
      answer.label,
    );
  drop(new Set(answers.map(({ key }) => key)));
  const kept = keptLists.current();
  const of = String(part[0]?.prod_id);
  const known = kept?.lists[of];
  if (!kept || !known) return;
  const list = withAnswers(known.list, part, answers);
  keptLists.become({ ...kept, lists: { ...kept.lists, [of]: { ...known, list } } });
}

/** The member has seen the person go in: he must learn that the server has not. */
export function refuse(marks: readonly KeptMark[], label: string): void {
  const refusals = marks.map(({ key, user_id, prod_id, participant_id }) => ({
    ...{ key, user_id, label },
    name: nameIn(prod_id, participant_id),
  }));
  keptRefusals.become([...keptRefusals.current(), ...refusals]);
  drop(new Set(marks.map(({ key }) => key)));
}

const drop = (keys: ReadonlySet<string>) =>
  keptMarks.become(keptMarks.current().filter(({ key }) => !keys.has(key)));
