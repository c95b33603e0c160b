import { ApiError } from './api.ts';

/** The server speaks of `contact.email` where a form has but one contact: its faults stand beside the form's own fields. */
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
