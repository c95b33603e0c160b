import { initAuditEntry } from './AuditEntry.ts';
import { initLetter } from './Letter.ts';
import { initNote } from './Note.ts';
import { initNoteMention } from './NoteMention.ts';
import { initStatusChange } from './StatusChange.ts';

export { AuditEntry } from './AuditEntry.ts';
export { forgetLetters } from './forgetLetters.ts';
export { Letter } from './Letter.ts';
export { Note } from './Note.ts';
export { NoteMention } from './NoteMention.ts';
export { StatusChange } from './StatusChange.ts';

/** What binds the models of journals, letters and notes to a connection. */
export const journalModels = [initAuditEntry, initLetter, initNote, initNoteMention, initStatusChange];
