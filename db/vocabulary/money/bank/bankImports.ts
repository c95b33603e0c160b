/** A statement of a busy month is below a megabyte. */
export const bankImportLimits = { bytes: 5 * 1024 * 1024 };
