/** Of private files: an endpoint for other files serves none of these. */
export const materialKind = 'COURSE_MATERIAL';
