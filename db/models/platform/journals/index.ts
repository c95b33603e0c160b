import { initNote } from '../../tools/notes/Note.ts';
import { initNoteMention } from '../../tools/notes/NoteMention.ts';
import { initAuditEntry } from './AuditEntry.ts';
import { initLetter } from './Letter.ts';
import { initLetterChoiceOf } from './LetterChoiceOf.ts';
import { initStatusChange } from './StatusChange.ts';

export { Note } from '../../tools/notes/Note.ts';
export { NoteMention } from '../../tools/notes/NoteMention.ts';
export { AuditEntry } from './AuditEntry.ts';
export { deleteLetters } from './deleteLetters.ts';
export { Letter } from './Letter.ts';
export { LetterChoiceOf } from './LetterChoiceOf.ts';
export { StatusChange } from './StatusChange.ts';

/** Associates the models of the audit log, letters and notes with a connection. */
export const journalModels = [
  initAuditEntry,
  initLetter,
  initLetterChoiceOf,
  initNote,
  initNoteMention,
  initStatusChange,
];
