import { orderLimits } from '../orders/order.ts';
import { type TextRule, violationOf } from '../rules.ts';
import {
  type ListColumn,
  type ListedPerson,
  type ListIssue,
  listColumns,
  type ParticipantList,
  personForm,
} from './participantList.ts';
import { pastedRows, type Row } from './pastedRows.ts';
import { namesIn, type PersonCells, personCells } from './personCells.ts';

const columns = Object.keys(listColumns) as ListColumn[];

/** A list pasted from a spreadsheet, a letter or a message. */
export const pastedParticipants = (text: string): ParticipantList => listedParticipants(pastedRows(text));

/** The columns are those that the first line names; without names the cells are known by their place and look. */
export function listedParticipants(lines: readonly Row[]): ParticipantList {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const named = columnsNamedIn(filled[0]?.cells ?? []);
  const rows = (named ? filled.slice(1) : filled).slice(0, orderLimits.participants);
  const people = rows.map(({ cells }) => personOf(named ? cellsUnder(named, cells) : personCells(cells)));
  return {
    people,
    faults: people.flatMap((person, index) => faultsOf(person, index, rows[index]?.number ?? 0)),
  };
}

/** «ФИО» means the three columns of a name. */
type Named = ListColumn | 'names' | null;

function columnsNamedIn(cells: readonly string[]): Named[] | null {
  const named = cells.map((cell): Named => {
    const title = cell.trim().toLowerCase();
    if (titlesOfNames.includes(title.replaceAll(/[\s.]/g, ''))) return 'names';
    return columns.find((column) => listColumns[column].toLowerCase() === title) ?? null;
  });
  const isNamed = named.includes('names') || (named.includes('last_name') && named.includes('first_name'));
  return isNamed ? named : null;
}

const titlesOfNames = ['фио', 'участник', 'имяифамилия', 'фамилияимяотчество', 'фамилияиимя'];

function cellsUnder(named: readonly Named[], cells: readonly string[]): PersonCells {
  const at = (column: Named) => (cells[named.indexOf(column)] ?? '').trim();
  const names = named.includes('names')
    ? namesIn([at('names')])
    : { last_name: at('last_name'), first_name: at('first_name'), middle_name: at('middle_name') };
  return { ...names, phone: at('phone'), email: at('email'), is_student: at('is_student') };
}

function personOf(cells: PersonCells): ListedPerson {
  const written = (column: ListColumn) => cells[column].trim().replace(/\s+/g, ' ');
  return {
    last_name: written('last_name'),
    first_name: written('first_name'),
    middle_name: written('middle_name'),
    phone: written('phone'),
    email: written('email').toLowerCase(),
    is_student: /^(?:да|yes|true|1|\+|x|х|студент|ординатор)/i.test(written('is_student')),
  };
}

function faultsOf(person: ListedPerson, at: number, row: number): ListIssue[] {
  return columns.flatMap((field) => {
    if (field === 'is_student') return [];
    const rule: TextRule = personForm[field];
    const value = person[field];
    const text = violationOf(rule, value);
    return text === null ? [] : [{ at, field, row, column: listColumns[field], value, text }];
  });
}
