import { type TextRule, violationOf } from '@odonta/db/vocabulary/rules.ts';
import { type FieldError, get, type RegisterOptions, useFormContext } from 'react-hook-form';
import { fieldId, useShape } from './formShape.ts';

/** Everything a field needs to know of itself, by its name in the shape of the form around it. */
export function useFormField(name: string, options?: RegisterOptions) {
  const { name: form, labels, rules } = useShape();
  const { register, formState } = useFormContext();
  const issue: FieldError | undefined = get(formState.errors, name);
  const message = issue?.message;
  const rule = rules[name];
  return {
    id: fieldId(form, name),
    label: labels[name] ?? name,
    error: typeof message === 'string' && message !== '' ? message : undefined,
    isOptional: rule !== undefined && rule.required === undefined,
    field: register(name, options ?? (rule && byRule(rule))),
  };
}

export const byRule = (rule: TextRule) => ({ validate: (value: string) => violationOf(rule, value) ?? true });
