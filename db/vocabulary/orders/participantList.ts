import { type TextRule, violationOf } from '../rules.ts';
import { orderLimits } from './order.ts';
import { participantForm } from './orderForm.ts';

/** Participants as a list that somebody has at hand: copied from a spreadsheet, or sent as a file. */

export const listColumns = {
  last_name: 'Фамилия',
  first_name: 'Имя',
  middle_name: 'Отчество',
  phone: 'Телефон',
  email: 'Почта',
  is_student: 'Студент',
} as const;
type Column = keyof typeof listColumns;
const columns = Object.keys(listColumns) as Column[];

export interface ListedPerson {
  last_name: string;
  first_name: string;
  middle_name: string;
  phone: string;
  email: string;
  is_student: boolean;
}

/** A cell that cannot be taken as it is; `row` as the spreadsheet counts. */
export interface ListFault {
  row: number;
  column: string;
  value: string;
  text: string;
}

/** Everybody who is named, with what is wrong kept as it was written: it is put right in the form. */
export interface ParticipantList {
  people: ListedPerson[];
  faults: ListFault[];
}

const required = { required: 'Обязательное поле' };

/** Whoever is listed has a name; a place without one is not listed but counted. */
export const personForm = {
  ...participantForm,
  last_name: { ...participantForm.last_name, ...required },
  first_name: { ...participantForm.first_name, ...required },
} as const satisfies Record<string, TextRule>;

interface Line {
  number: number;
  cells: readonly string[];
}

/** Lines of cells parted by tabs, as a spreadsheet copies them, or by semicolons. */
export function pastedParticipants(text: string): ParticipantList {
  const separator = text.includes('\t') ? '\t' : ';';
  const lines = text.split(/\r\n|\r|\n/).map((line, index) => ({
    number: index + 1,
    cells: line.split(separator).map((cell) => cell.replace(/^\s*"(.*)"\s*$/s, '$1')),
  }));
  return listedParticipants(lines);
}

/** The columns stand in their order, or in that of the first line where it names them. */
export function listedParticipants(lines: readonly Line[]): ParticipantList {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const named = columnsNamedIn(filled[0]?.cells ?? []);
  const order = named ?? columns;
  const rows = (named ? filled.slice(1) : filled).slice(0, orderLimits.participants);
  const people = rows.map(({ cells }) => personIn(cells, order));
  return { people, faults: rows.flatMap(({ number }, place) => faultsOf(people[place], number)) };
}

function columnsNamedIn(cells: readonly string[]): (Column | null)[] | null {
  const named = cells.map(
    (cell) =>
      columns.find((column) => listColumns[column].toLowerCase() === cell.trim().toLowerCase()) ?? null,
  );
  return named.includes('last_name') && named.includes('first_name') ? named : null;
}

function personIn(cells: readonly string[], order: readonly (Column | null)[]): ListedPerson {
  const at = (column: Column) => (cells[order.indexOf(column)] ?? '').trim().replace(/\s+/g, ' ');
  return {
    last_name: at('last_name'),
    first_name: at('first_name'),
    middle_name: at('middle_name'),
    phone: at('phone'),
    email: at('email').toLowerCase(),
    is_student: /^(?:да|yes|true|1|\+|x|х|студент|ординатор)/i.test(at('is_student')),
  };
}

function faultsOf(person: ListedPerson | undefined, row: number): ListFault[] {
  return columns.flatMap((column) => {
    const rule: TextRule | undefined = column === 'is_student' ? undefined : personForm[column];
    const value = person?.[column];
    const text = rule && typeof value === 'string' ? violationOf(rule, value) : null;
    return text === null ? [] : [{ row, column: listColumns[column], value: String(value), text }];
  });
}
