/** The kind of private files that students send: its endpoints serve no other. */
export const studentFile = 'STUDENT_DOCUMENT';
