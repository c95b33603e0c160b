import type { TextRule } from '@odonta/db/vocabulary/rules.ts';
import { createContext, useContext } from 'react';
import type { FieldValues } from 'react-hook-form';

/** The fields of a form, as data: everything else follows from it. */
export interface FormShape<Values extends FieldValues> {
  /** Begins the ids of its fields, and names its draft. */
  name: string;
  /** In the order of the fields, which is the order of the summary of errors. */
  labels: Readonly<Record<keyof Values & string, string>>;
  rules: Readonly<Partial<Record<keyof Values & string, TextRule>>>;
  empty: Values;
  /** Fields that no draft may contain: passwords and codes. */
  secret?: readonly (keyof Values & string)[];
}

interface AnyShape {
  name: string;
  labels: Readonly<Record<string, string>>;
  rules: Readonly<Partial<Record<string, TextRule>>>;
}

const ShapeContext = createContext<AnyShape | null>(null);
export const ShapeProvider = ShapeContext.Provider;

export function useShape(): AnyShape {
  const shape = useContext(ShapeContext);
  if (!shape) throw new Error('A field of the form kit stands outside of a PublicForm');
  return shape;
}

export const fieldId = (form: string, field: string): string => `${form}-${field}`;
