import { ApiError } from './api.ts';

/** The server's `contact.email` belongs to a field of the form's only contact: its errors are shown there. */
export const ownFields =
  (prefix: string) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError)) throw error;
    const { status, code, message } = error;
    const errors = Object.fromEntries(
      Object.entries(error.fields).map(([path, issue]) => [
        path.startsWith(prefix) ? path.slice(prefix.length) : path,
        issue,
      ]),
    );
    throw new ApiError(status, { code, message, errors }, error);
  };
