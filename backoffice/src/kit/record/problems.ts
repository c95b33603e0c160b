export interface Problem {
  path: string;
  /** The record's own field, which has a label. */
  field: string;
  /** The row of an inline table, counted from one. */
  row: number | null;
  text: string;
}

/** Flattens react-hook-form's tree of errors; a field of an inline table keeps its row. */
export function problemsIn(errors: object, path = ''): Problem[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const here = path ? `${path}.${name}` : name;
    if (typeof error !== 'object' || error === null || name === 'ref') return [];
    if ('message' in error && typeof error.message === 'string') return [problem(here, error.message)];
    return problemsIn(error, here);
  });
}

function problem(path: string, text: string): Problem {
  const [field = path, row] = path.split('.');
  return { path, field, row: row !== undefined && /^\d+$/.test(row) ? Number(row) + 1 : null, text };
}
