import type { StaffManagerRequest, Transition } from '@odonta/api/contract';
import type { RequestResult } from '@odonta/db/vocabulary/content/requests/managerRequest.ts';

export const boardColumns = {
  new: 'Новые',
  work: 'В работе',
  missed: 'Не дозвонились',
  done: 'Обработаны',
  refused: 'Отказались',
} as const;
export type BoardColumn = keyof typeof boardColumns;

export const columnNames = Object.keys(boardColumns) as BoardColumn[];

type Placed = Pick<StaffManagerRequest, 'status' | 'result' | 'manager_id'>;

/** The column of a request; none for cancelled ones. */
export function columnOf({ status, result, manager_id }: Placed): BoardColumn | null {
  if (status === 'CONFIRMED') return 'done';
  if (status === 'REJECTED') return 'refused';
  if (status !== 'CREATED') return null;
  if (result === 'NO_ANSWER') return 'missed';
  return manager_id === null ? 'new' : 'work';
}

/** The transition into a column, and the outcome that its dialog begins with. */
export interface BoardMove {
  transition: Transition;
  preset?: { result: RequestResult };
}

const outcomes: Readonly<Partial<Record<BoardColumn, RequestResult>>> = {
  missed: 'NO_ANSWER',
  done: 'INFO',
  refused: 'REFUSED',
};

/** How a request gets into a column; null where the server offers no way. */
export function moveInto(
  request: Placed & Pick<StaffManagerRequest, 'available_transitions'>,
  target: BoardColumn,
): BoardMove | null {
  const now = columnOf(request);
  if (now === target) return null;
  const offered = (name: string) => request.available_transitions.find((each) => each.name === name);
  const result = outcomes[target];
  const transition =
    target === 'work' ? (offered(now === 'new' ? 'take' : 'reopen') ?? null) : result && offered('confirm');
  return transition ? { transition, ...(result && { preset: { result } }) } : null;
}
