/** Of which kind the private files are that students send: their gates hand out no other. */
export const studentFile = 'STUDENT_DOCUMENT';
