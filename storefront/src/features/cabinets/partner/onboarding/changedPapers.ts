/** The fields that differ from those that the form was opened with; an empty one is none for the server. */
export const changedPapers = (
  shown: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      value === shown[field] ? [] : [[field, value === '' ? null : value]],
    ),
  );
