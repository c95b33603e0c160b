import type { Name } from './parts.ts';

/** How the fields of a kind of document belong together. */
export interface Ties<Values> {
  /** The chosen fields among the edited ones, and those that agree only with them. */
  withCompanions(chosen: readonly Name<Values>[], edited: readonly Name<Values>[]): Name<Values>[];
  /** Input that is still to be sent, with what the server has added to the same fields. */
  withAnswered(fields: Partial<Values>, live: Values): Partial<Values>;
}

/** Every field is valid or refused by itself, and stored as it was sent. */
export const noTies: Ties<object> = {
  withCompanions: (chosen, edited) => edited.filter((field) => chosen.includes(field)),
  withAnswered: (fields) => fields,
};
